import { type Atom, atom, type PrimitiveAtom } from 'jotai';

/** The fields an operation changes on a row, or a function from the current row to its changed one. */
export type Patch<T> = Partial<T> | ((row: T) => Partial<T>);

/** Identifies one operation, so that only its own patch is removed. */
export type Operation = string | symbol;

/** Server rows by id, each in its own atom, so that a change re-renders only what shows that row. */
export interface Entities<T> {
  /** The row as shown: the server's row with the patches of all pending operations applied in order. */
  atomOf(id: string): Atom<T | undefined>;
  /** The server's row. Merging and comparing read this one, never the patched row. */
  serverAtomOf(id: string): Atom<T | undefined>;
  /** Stores rows from the server. An equal row keeps its identity. */
  readonly putAtom: WriteAtom<[rows: readonly T[]]>;
  /** Adds the patch of an operation to a row, after the existing ones; a second patch of the same operation replaces the first in its position. */
  readonly patchAtom: WriteAtom<[id: string, operation: Operation, patch: Patch<T>]>;
  /** Removes the patch of an operation; the others stay. */
  readonly unpatchAtom: WriteAtom<[id: string, operation: Operation]>;
  /**
   * Call this when the server has accepted an operation, before its response is stored. The patch no longer lies over the row. Other answers
   * that are under way may hold the row as it was before the operation, so the patch is merged into every incoming row until the promise resolves.
   */
  readonly acceptAtom: WriteAtom<[id: string, operation: Operation, until: Promise<void>]>;
  /** Changes the server's row after a response without a row (a deletion, a mark). Unknown rows stay unknown. */
  readonly changeAtom: WriteAtom<[id: string, change: Patch<T>]>;
  /** Removes rows. Subscribers of one see `undefined`, and the row again if it is stored later. */
  readonly removeAtom: WriteAtom<[ids: readonly string[]]>;
  /** Calls back with every stored row of the server. Nothing subscribes to the rows by it. */
  readonly eachAtom: WriteAtom<[visit: (row: T) => void]>;
}

export interface EntityOptions<T> {
  /** Whether an incoming row equals the stored one. */
  isEqual?(a: T, b: T): boolean;
  /** Combines the stored row with an incoming one; the default is the incoming one. */
  merge?(known: T | undefined, row: T): T;
}

type WriteAtom<Args extends unknown[]> = ReturnType<typeof atom<null, Args, void>>;
type Layers<T> = readonly { readonly operation: Operation; readonly patch: Patch<T> }[];
interface Cell<T> {
  readonly server: PrimitiveAtom<T | undefined>;
  readonly layers: PrimitiveAtom<Layers<T>>;
  readonly view: Atom<T | undefined>;
  /** Patches of accepted operations, in their order. */
  readonly succeeded: Atom<Set<Patch<T>>>;
}

/** Creates a store of entities. */
export function createEntities<T extends { readonly id: string }>({ isEqual = sameJson, merge }: EntityOptions<T> = {}): Entities<T> {
  const cellOf = createCells<T>();
  /** Keeps the cells with a row alive as long as the store. */
  const cellsAtom = atom(() => new Map<string, Cell<T>>());

  const putAtom = atom(null, (get, set, rows: readonly T[]) => {
    for (const row of rows) {
      const cell = cellOf(row.id);
      get(cellsAtom).set(row.id, cell);
      const { server, succeeded } = cell;
      const known = get(server);
      const next = withPatches(merge ? merge(known, row) : row, get(succeeded));
      if (!known || (known !== next && !isEqual(known, next))) set(server, next);
    }
  });

  const removeAtom = atom(null, (get, set, removedIds: readonly string[]) => {
    for (const id of removedIds) {
      set(cellOf(id).server, undefined);
      get(cellsAtom).delete(id);
    }
  });

  const eachAtom = atom(null, (get, _set, visit: (row: T) => void) => {
    for (const { server } of get(cellsAtom).values()) {
      const row = get(server);
      if (row) visit(row);
    }
  });

  return {
    eachAtom,
    atomOf: (id) => cellOf(id).view,
    serverAtomOf: (id) => cellOf(id).server,
    putAtom,
    removeAtom,
    patchAtom: atom(null, (_get, set, id: string, operation: Operation, patch: Patch<T>) => {
      set(cellOf(id).layers, (layers) => {
        const index = layers.findIndex((layer) => layer.operation === operation);
        return index < 0 ? [...layers, { operation, patch }] : layers.with(index, { operation, patch });
      });
    }),
    unpatchAtom: atom(null, (_get, set, id: string, operation: Operation) => {
      set(cellOf(id).layers, (layers) =>
        layers.some((layer) => layer.operation === operation) ? layers.filter((layer) => layer.operation !== operation) : layers,
      );
    }),
    acceptAtom: atom(null, (get, set, id: string, operation: Operation, until: Promise<void>) => {
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
 * The cells by id, shared by all stores. A cell lives as long as a store or anything else refers to it, so that a subscriber of a removed
 * or not yet loaded row is notified when the row arrives.
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
  // The cells are held weakly. Whoever subscribes to the view holds it, and through this property the other atoms of the row.
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
