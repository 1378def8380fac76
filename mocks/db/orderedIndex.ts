/** A row with its sort key; all indexes share one entry per row. */
export interface Entry<R> {
  readonly order: string;
  readonly row: R;
}

/** The rows that share one index key, kept in ascending order. */
export class OrderedIndex<R> {
  readonly #groups = new Map<string, Entry<R>[]>();

  add(key: string, entry: Entry<R>): void {
    const group = this.#groups.get(key);
    if (!group) this.#groups.set(key, [entry]);
    // Rows nearly always arrive in order, so the common case is an append.
    else if ((group.at(-1)?.order ?? '') < entry.order) group.push(entry);
    else group.splice(positionOf(group, entry.order), 0, entry);
  }

  remove(key: string, order: string): void {
    const group = this.#groups.get(key);
    if (!group) return;
    const position = positionOf(group, order);
    if (group[position]?.order === order) group.splice(position, 1);
    if (group.length === 0) this.#groups.delete(key);
  }

  count(key: string): number {
    return this.#groups.get(key)?.length ?? 0;
  }

  /** The rows with this key, oldest first. */
  ascending(key: string): R[] {
    return (this.#groups.get(key) ?? []).map((entry) => entry.row);
  }

  /** The rows with this key, newest first; only those before the sort key `before` if given. Lazy, so that one page doesn't visit all rows. */
  *descending(key: string, before?: string): Generator<R, void, undefined> {
    const group = this.#groups.get(key) ?? [];
    for (let at = (before === undefined ? group.length : positionOf(group, before)) - 1; at >= 0; at -= 1) {
      const entry = group[at];
      if (entry) yield entry.row;
    }
  }
}

/** The first position whose order is not below `order`. */
function positionOf<R>(group: readonly Entry<R>[], order: string): number {
  let low = 0;
  let high = group.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((group[middle]?.order ?? '') < order) low = middle + 1;
    else high = middle;
  }
  return low;
}
