import type { Ids } from './ids.ts';
import { type Entry, OrderedIndex } from './orderedIndex.ts';

export interface Row {
  readonly id: string;
}

/** Builds the id of a row that relates two others, such as a follow. */
export const pair = (from: string, to: string): string => `${from}>${to}`;

/** A change of one row; `row` is null when it was removed. */
export interface Change {
  readonly table: string;
  readonly id: string;
  readonly row: Row | null;
}

/** How rows are found and ordered. An index function returns the row's key or keys, or null to leave the row out. */
export interface TableShape<R extends Row, I extends string> {
  /** The first letter of the ids, for tables whose ids the backend generates. */
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
  readonly #ids: Ids;
  #version = 0;
  readonly #rows = new Map<string, R>();
  readonly #indexes: ReadonlyMap<string, OrderedIndex<R>>;

  constructor(name: string, shape: TableShape<R, I>, ids: Ids, report: (change: Change, before: Row | null) => void) {
    this.name = name;
    this.#shape = shape;
    this.#ids = ids;
    this.#report = report;
    this.#indexes = new Map(Object.keys(shape.indexes).map((name) => [name, new OrderedIndex<R>()]));
  }

  /** Incremented by every change, so that derived values can be cached until they are stale. */
  get version(): number {
    return this.#version;
  }

  /** Returns an unused id for a new row. */
  nextId(): string {
    if (this.#shape.prefix === undefined) throw new Error(`The backend makes no ids for ${this.name}`);
    return this.#ids.next(this.#shape.prefix);
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
    this.#observe(row.id);
    const before = this.#rows.get(row.id);
    if (before) this.#unlink(before);
    this.#rows.set(row.id, row);
    this.#eachKey(row, (index, key, entry) => index.add(key, entry));
    this.#version += 1;
    this.#report({ table: this.name, id: row.id, row }, before ?? null);
    return row;
  }

  /** Changes fields of an existing row. @throws Error if there is no such row. */
  update(id: string, patch: Partial<R>): R {
    const before = this.#rows.get(id);
    if (!before) throw new Error(`No row ${id} in ${this.name}`);
    // A write without a difference isn't a change: it is neither reported nor saved.
    if (Object.entries(patch).every(([name, value]) => Object.is(before[name as keyof R], value))) return before;
    return this.put({ ...before, ...patch });
  }

  delete(id: string): void {
    // The id is registered even if the row is unknown here: another tab may have created and deleted it.
    this.#observe(id);
    const before = this.#rows.get(id);
    if (!before) return;
    this.#unlink(before);
    this.#rows.delete(id);
    this.#version += 1;
    this.#report({ table: this.name, id, row: null }, before);
  }

  /** Registers a generated id. Ids of tables without a prefix, such as sign-in codes, aren't generated, even if they look alike. */
  #observe(id: string): void {
    if (this.#shape.prefix !== undefined && id.startsWith(this.#shape.prefix)) this.#ids.observe(id);
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
