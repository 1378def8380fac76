/** A range of a list's items, by index; both ends are included. */
export interface IndexRange {
  readonly first: number;
  readonly last: number;
}

/** The measured height of an item, in CSS px. */
export interface Measured {
  readonly key: string;
  readonly index: number;
  readonly height: number;
}

/**
 * The heights of a list's items, in CSS px: the usual height until an item is measured. They are stored by key, so that they
 * outlive changes of the list, and its component.
 */
export class Heights {
  readonly #measured = new Map<string, number>();
  readonly #usual: number;
  #keys: readonly string[] = [];
  /** The offset of each item, as far as it has been computed. */
  #offsets: number[] = [0];

  constructor(usual: number) {
    this.#usual = usual;
  }

  /** Sets the items that the list consists of now. */
  setKeys(keys: readonly string[]): void {
    if (keys === this.#keys) return;
    let same = 0;
    while (same < keys.length && keys[same] === this.#keys[same]) same += 1;
    this.#keys = keys;
    this.#forgetFrom(same);
  }

  /** Whether the offsets belong to these keys. */
  isOf(keys: readonly string[]): boolean {
    return keys === this.#keys;
  }

  /** @returns by how much the item is higher than it was assumed to be */
  measure(key: string, height: number): number {
    const before = this.#measured.get(key) ?? this.#usual;
    if (height === before && this.#measured.has(key)) return 0;
    this.#measured.set(key, height);
    if (height !== before) this.#forgetFrom(this.#keys.indexOf(key));
    return height - before;
  }

  /**
   * Stores the heights that were measured in one frame.
   *
   * @param window - the part of the list in the window, by distances from the list's top, before these heights were known
   * @returns by how much the items above the anchor have grown: the page has to scroll that far to keep the reading position. The anchor is the first
   * item in the window whose height was known before, because newly drawn items above it push it away; without one, the first in the window.
   */
  measureAll(measured: readonly Measured[], window: { readonly top: number; readonly bottom: number }): number {
    const { first, last } = this.between(window.top, window.bottom);
    const known = this.#keys.slice(first, last + 1).findIndex((key) => this.#measured.has(key));
    const anchor = first + Math.max(0, known);
    const grown = measured.map(({ key, index, height }) => ({ by: this.measure(key, height), index }));
    return grown.reduce((sum, { by, index }) => (index < anchor ? sum + by : sum), 0);
  }

  /** The distance of an item from the top of the list; for the index after the last one, the height of the list. */
  offsetOf(index: number): number {
    for (let known = this.#offsets.length; known <= index; known += 1) {
      const key = this.#keys[known - 1] ?? '';
      this.#offsets.push((this.#offsets[known - 1] ?? 0) + (this.#measured.get(key) ?? this.#usual));
    }
    return this.#offsets[index] ?? 0;
  }

  get total(): number {
    return this.offsetOf(this.#keys.length);
  }

  /** The items that reach into a part of the list, between two distances from its top. */
  between(top: number, bottom: number): IndexRange {
    return { first: this.#indexAt(top), last: this.#indexAt(bottom) };
  }

  #indexAt(offset: number): number {
    let low = 0;
    let high = Math.max(0, this.#keys.length - 1);
    this.offsetOf(high);
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#offsets[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #forgetFrom(index: number): void {
    if (index >= 0) this.#offsets.length = Math.min(this.#offsets.length, index + 1);
  }
}
