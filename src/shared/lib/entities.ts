import { type Atom, atom, type PrimitiveAtom } from 'jotai';

/** What an operation changes about a row, or how it changes whatever the row is by then. */
export type Patch<T> = Partial<T> | ((row: T) => Partial<T>);

/** Names one operation, so that its patch is taken away by itself and by nothing else. */
export type Operation = string | symbol;

/** Server rows by id, each in an atom of its own, so that a change re-renders only what shows that row. */
export interface Entities<T> {
  /** The row as it is shown: what the server said, with the patches of all operations under way laid over it in their order. */
  atomOf(id: string): Atom<T | undefined>;
  /** The row as the server said it. What is merged or compared reads this one, never what is shown. */
  serverAtomOf(id: string): Atom<T | undefined>;
  /** Stores rows as the server sent them. An equal row keeps its identity. */
  readonly putAtom: WriteAtom<[rows: readonly T[]]>;
  /** Lays the patch of an operation over a row, on top of those that are there; a second one of the same operation replaces its first, in its place. */
  readonly patchAtom: WriteAtom<[id: string, operation: Operation, patch: Patch<T>]>;
  /** Takes the patch of an operation away; the others stay. */
  readonly unpatchAtom: WriteAtom<[id: string, operation: Operation]>;
  /**
   * The server has succeeded an operation and its answer is about to be stored: its patch no longer lies over the row. Until the promise resolves it is
   * laid into every row that comes, for that may have been asked for, and made, before.
   */
  readonly grantAtom: WriteAtom<[id: string, operation: Operation, until: Promise<void>]>;
  /** Changes the server's row by what an answer without a row has told (a deletion, a mark). Unknown rows stay unknown. */
  readonly changeAtom: WriteAtom<[id: string, change: Patch<T>]>;
  /** Forgets rows. What still shows one of them sees `undefined`, and sees it again if it comes back. */
  readonly removeAtom: WriteAtom<[ids: readonly string[]]>;
}

export interface EntityOptions<T> {
  /** Whether a row that was sent again is no news. */
  isEqual?(a: T, b: T): boolean;
  /** What becomes of the server's row when another answer describes it; the newer one, unless told otherwise. */
  merge?(known: T | undefined, row: T): T;
}

type WriteAtom<Args extends unknown[]> = ReturnType<typeof atom<null, Args, void>>;
type Layers<T> = readonly { readonly operation: Operation; readonly patch: Patch<T> }[];
interface Cell<T> {
  readonly server: PrimitiveAtom<T | undefined>;
  readonly layers: PrimitiveAtom<Layers<T>>;
  readonly view: Atom<T | undefined>;
  /** Patches of succeeded operations, in their order. */
  readonly succeeded: Atom<Set<Patch<T>>>;
}

/** Creates a store of entities. */
export function createEntities<T extends { readonly id: string }>({ isEqual = sameJson, merge }: EntityOptions<T> = {}): Entities<T> {
  const cellOf = createCells<T>();
  /** The cells that hold a row, so that they last as long as the store. */
  const keptAtom = atom(() => new Map<string, Cell<T>>());

  const putAtom = atom(null, (get, set, rows: readonly T[]) => {
    for (const row of rows) {
      const cell = cellOf(row.id);
      get(keptAtom).set(row.id, cell);
      const { server, succeeded } = cell;
      const known = get(server);
      const next = withPatches(merge ? merge(known, row) : row, get(succeeded));
      if (!known || (known !== next && !isEqual(known, next))) set(server, next);
    }
  });

  const removeAtom = atom(null, (get, set, gone: readonly string[]) => {
    for (const id of gone) {
      set(cellOf(id).server, undefined);
      get(keptAtom).delete(id);
    }
  });

  return {
    atomOf: (id) => cellOf(id).view,
    serverAtomOf: (id) => cellOf(id).server,
    putAtom,
    removeAtom,
    patchAtom: atom(null, (_get, set, id: string, operation: Operation, patch: Patch<T>) => {
      set(cellOf(id).layers, (layers) => {
        const place = layers.findIndex((layer) => layer.operation === operation);
        return place < 0 ? [...layers, { operation, patch }] : layers.with(place, { operation, patch });
      });
    }),
    unpatchAtom: atom(null, (_get, set, id: string, operation: Operation) => {
      set(cellOf(id).layers, (layers) =>
        layers.some((layer) => layer.operation === operation) ? layers.filter((layer) => layer.operation !== operation) : layers,
      );
    }),
    grantAtom: atom(null, (get, set, id: string, operation: Operation, until: Promise<void>) => {
      const cell = cellOf(id);
      const { layers } = cell;
      const succeeded = get(cell.succeeded);
      const patches = get(layers).flatMap((layer) => (layer.operation === operation ? layer.patch : []));
      for (const patch of patches) succeeded.add(patch);
      set(layers, (all) => all.filter((layer) => layer.operation !== operation));
      void until.then(() => patches.forEach((patch) => succeeded.delete(patch)));
    }),
    changeAtom: atom(null, (get, set, id: string, change: Patch<T>) => {
      const row = get(cellOf(id).server);
      if (row) set(cellOf(id).server, { ...row, ...changesOf(change, row) });
    }),
  };
}

/**
 * The cells by id, the same for all stores. A cell lives as long as a store keeps it or anything else refers to it, so that who watches a row
 * that was forgotten, or has not come yet, hears of it when it comes.
 */
function createCells<T>() {
  const cells = new Map<string, WeakRef<Cell<T>>>();
  const forget = new FinalizationRegistry<string>((id) => {
    if (cells.get(id)?.deref() === undefined) cells.delete(id);
  });
  return (id: string): Cell<T> => {
    const known = cells.get(id)?.deref();
    if (known) return known;
    const cell = createCell<T>();
    cells.set(id, new WeakRef(cell));
    forget.register(cell, id);
    return cell;
  };
}

function createCell<T>(): Cell<T> {
  const server = atom<T | undefined>(undefined);
  const layers = atom<Layers<T>>([]);
  const view = atom((get) => {
    const row = get(server);
    return (
      row &&
      withPatches(
        row,
        get(layers).map(({ patch }) => patch),
      )
    );
  });
  const cell = { server, layers, view, succeeded: atom(() => new Set<Patch<T>>()) };
  // What watches the view keeps the whole cell.
  Object.assign(view, { cell });
  return cell;
}

function withPatches<T>(row: T, patches: Iterable<Patch<T>>): T {
  let patched = row;
  for (const patch of patches) patched = { ...patched, ...changesOf(patch, patched) };
  return patched;
}

function changesOf<T>(patch: Patch<T>, row: T): Partial<T> {
  return typeof patch === 'function' ? patch(row) : patch;
}

function sameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
