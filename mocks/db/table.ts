import { type Entry, OrderedIndex } from './orderedIndex.ts';

export interface Row {
  readonly id: string;
}

/** What happened to one row: `row` is null when it was removed. */
export interface Change {
  readonly table: string;
  readonly id: string;
  readonly row: Row | null;
}

/** How rows are found and ordered. An index function answers the row's key or keys, or null to leave the row out. */
export interface TableShape<R extends Row, I extends string> {
  readonly name: string;
  /** The letter that the ids of its rows begin with, where the backend makes them. */
  readonly prefix?: string;
  /** Must be unique per row: end it with the id. */
  readonly order: (row: R) => string;
  readonly indexes: Readonly<Record<I, (row: R) => string | readonly string[] | null>>;
}

/** A typed collection with ordered indexes that reports every change. Rows are immutable: `update` replaces them. */
export class Table<R extends Row, I extends string> {
  readonly name: string;
  readonly #shape: TableShape<R, I>;
  readonly #report: (change: Change, before: Row | null) => void;
  #version = 0;
  readonly #rows = new Map<string, R>();
  readonly #indexes: ReadonlyMap<string, OrderedIndex<R>>;

  constructor(shape: TableShape<R, I>, report: (change: Change, before: Row | null) => void) {
    this.name = shape.name;
    this.#shape = shape;
    this.#report = report;
    this.#indexes = new Map(Object.keys(shape.indexes).map((name) => [name, new OrderedIndex<R>()]));
  }

  /** Incremented by every change, so that derived values can be cached until they are stale. */
  get version(): number {
    return this.#version;
  }

  /** Whether the backend itself made this row's id. */
  makes(id: string): boolean {
    return this.#shape.prefix !== undefined && id.startsWith(this.#shape.prefix);
  }

  get size(): number {
    return this.#rows.size;
  }

  get(id: string | null | undefined): R | undefined {
    return id === null || id === undefined ? undefined : this.#rows.get(id);
  }

  all(): IterableIterator<R> {
    return this.#rows.values();
  }

  /** Rows under an index key, oldest first. */
  by(index: I, key: string): R[] {
    return this.#index(index).ascending(key);
  }

  /** Rows under an index key, newest first, optionally only those strictly older than `before`. */
  newest(index: I, key: string, before?: R): Iterable<R> {
    return this.#index(index).descending(key, before && this.#shape.order(before));
  }

  count(index: I, key: string): number {
    return this.#index(index).count(key);
  }

  /** Adds the row, or replaces the one with the same id. */
  put(row: R): R {
    const before = this.#rows.get(row.id);
    if (before) this.#unlink(before);
    this.#rows.set(row.id, row);
    this.#eachKey(row, (index, key, entry) => index.add(key, entry));
    this.#version += 1;
    this.#report({ table: this.name, id: row.id, row }, before ?? null);
    return row;
  }

  /** Changes fields of an existing row. A missing row is a fault of the caller, never created here. */
  update(id: string, patch: Partial<R>): R {
    const before = this.#rows.get(id);
    if (!before) throw new Error(`No row ${id} in ${this.name}`);
    // A write without a difference isn't a change: it is neither reported nor saved.
    if (Object.entries(patch).every(([name, value]) => Object.is(before[name as keyof R], value))) return before;
    return this.put({ ...before, ...patch });
  }

  delete(id: string): void {
    const before = this.#rows.get(id);
    if (!before) return;
    this.#unlink(before);
    this.#rows.delete(id);
    this.#version += 1;
    this.#report({ table: this.name, id, row: null }, before);
  }

  #index(name: string): OrderedIndex<R> {
    const index = this.#indexes.get(name);
    if (!index) throw new Error(`No index ${name} in ${this.name}`);
    return index;
  }

  #unlink(row: R): void {
    this.#eachKey(row, (index, key, { order }) => index.remove(key, order));
  }

  #eachKey(row: R, visit: (index: OrderedIndex<R>, key: string, entry: Entry<R>) => void): void {
    const entry = { order: this.#shape.order(row), row };
    for (const [name, index] of this.#indexes) {
      const keys = this.#shape.indexes[name as I](row);
      if (keys === null) continue;
      if (typeof keys === 'string') visit(index, keys, entry);
      else for (const key of keys) visit(index, key, entry);
    }
  }
}
