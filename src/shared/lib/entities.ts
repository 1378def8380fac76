import { type Atom, atom, type PrimitiveAtom } from 'jotai';

/** Server rows by id, each in an atom of its own, so that a change re-renders only what shows that row. */
export interface Entities<T> {
  /** The row as it should be shown: what the server said, with the optimistic patch laid over it. */
  atomOf(id: string): Atom<T | undefined>;
  /** Stores rows as the server sent them. An equal row keeps its identity. */
  readonly putAtom: WriteAtom<[rows: readonly T[]]>;
  /** Lays a patch over a row until `clearPatchAtom`; undone by it without knowing the old values. */
  readonly patchAtom: WriteAtom<[id: string, patch: Partial<T>]>;
  readonly clearPatchAtom: WriteAtom<[id: string]>;
  /** Forgets rows. What still shows one of them sees `undefined`. */
  readonly removeAtom: WriteAtom<[ids: readonly string[]]>;
  /** Forgets every row but these: keeps a long session's memory bounded. */
  readonly keepOnlyAtom: WriteAtom<[ids: ReadonlySet<string>]>;
}

type WriteAtom<Args extends unknown[]> = ReturnType<typeof atom<null, Args, void>>;
interface Cell<T> {
  readonly server: PrimitiveAtom<T | undefined>;
  readonly patch: PrimitiveAtom<Partial<T> | undefined>;
  readonly view: Atom<T | undefined>;
}

/** Creates a store of entities. `isEqual` decides whether a row sent again is news. */
export function createEntities<T extends { readonly id: string }>(isEqual: (a: T, b: T) => boolean = sameJson): Entities<T> {
  const cells = new Map<string, Cell<T>>();

  const cellOf = (id: string): Cell<T> => {
    const known = cells.get(id);
    if (known) return known;
    const server = atom<T | undefined>(undefined);
    const patch = atom<Partial<T> | undefined>(undefined);
    const view = atom((get) => {
      const row = get(server);
      const overlay = get(patch);
      return row && overlay ? { ...row, ...overlay } : row;
    });
    const cell = { server, patch, view };
    cells.set(id, cell);
    return cell;
  };

  const removeAtom = atom(null, (_get, set, ids: readonly string[]) => {
    for (const id of ids) {
      const cell = cells.get(id);
      if (!cell) continue;
      set(cell.server, undefined);
      set(cell.patch, undefined);
      cells.delete(id);
    }
  });

  return {
    atomOf: (id) => cellOf(id).view,
    putAtom: atom(null, (get, set, rows: readonly T[]) => {
      for (const row of rows) {
        const { server } = cellOf(row.id);
        const known = get(server);
        if (!known || !isEqual(known, row)) set(server, row);
      }
    }),
    patchAtom: atom(null, (_get, set, id: string, patch: Partial<T>) => {
      set(cellOf(id).patch, (previous) => ({ ...previous, ...patch }));
    }),
    clearPatchAtom: atom(null, (_get, set, id: string) => set(cellOf(id).patch, undefined)),
    removeAtom,
    keepOnlyAtom: atom(null, (_get, set, ids: ReadonlySet<string>) => {
      set(removeAtom, [...cells.keys()].filter((id) => !ids.has(id)));
    }),
  };
}

function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
