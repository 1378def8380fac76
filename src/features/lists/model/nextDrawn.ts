import type { IndexRange } from './heights.ts';

/** The drawn items of a list: indexes in order, usually without gaps. */
export type Drawn = readonly number[];

/** How many items are drawn at once before the first scroll: as many posts as a phone shows. More are drawn when the page is idle. */
export const atOnce = 3;

/** How many items are added in one render at most, so that a slow processor keeps up with scrolling. */
const batch = 1;

/** The indexes of a range, and in order with them the one that stays for another reason (the focus). */
export function indexesOf({ first, last }: IndexRange, focused?: number): Drawn {
  const indexes = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (focused === undefined || (focused >= first && focused <= last)) return indexes;
  return focused < first ? [focused, ...indexes] : [...indexes, focused];
}

/**
 * The next step from the drawn items towards the wanted ones. Visible items are added all at once when none of them is drawn
 * yet (after a jump), otherwise one by one, like those beyond the window; items that aren't needed are removed at once.
 */
export function nextDrawn(drawn: Drawn, visible: IndexRange, range: IndexRange, focused?: number): Drawn {
  const target = indexesOf(range, focused);
  const present = new Set(drawn);
  const missing = target.filter((index) => !present.has(index));
  const isJump = !drawn.some((index) => index >= visible.first && index <= visible.last);
  const distance = (index: number) => Math.max(visible.first - index, index - visible.last, 0);
  const nearest = isJump
    ? missing.filter((index) => distance(index) === 0)
    : [...missing].sort((a, b) => distance(a) - distance(b)).slice(0, batch);
  const next = new Set([...drawn.filter((index) => target.includes(index)), ...nearest]);
  return target.filter((index) => next.has(index));
}

/** The indexes in ascending order, each once. */
export const inOrder = (indexes: readonly number[]): Drawn => [...new Set(indexes)].sort((a, b) => a - b);

/** Whether the same items are rendered. */
export const isSameDrawn = (one: Drawn, other: Drawn) => one.length === other.length && one.every((index, at) => index === other[at]);

/** How many items inserted between two drawn ones are drawn with them at most: replies, but not a whole page. */
const maxBetween = 12;

/**
 * The same items by their new indexes, after others were inserted or removed: with those inserted between two neighbours, and at the
 * beginning with the first of those inserted on top. Empty when none of the items is left.
 */
export function remapIndexes(drawn: Drawn, before: readonly string[], after: readonly string[]): Drawn {
  const indexes = new Map(after.map((key, index) => [key, index]));
  const next: number[] = [];
  let previous: { before: number; after: number } | undefined;
  for (const oldIndex of drawn) {
    const index = indexes.get(before[oldIndex] ?? '');
    if (index === undefined) continue;
    if (!previous && drawn[0] === 0) next.push(...indexesUpTo(0, Math.min(index, 3)));
    const inserted = previous && oldIndex === previous.before + 1 ? indexesUpTo(previous.after + 1, index) : [];
    if (inserted.length <= maxBetween) next.push(...inserted);
    next.push(index);
    previous = { before: oldIndex, after: index };
  }
  return inOrder(next);
}

/** The indexes from the first one up to `end`, which isn't included. */
const indexesUpTo = (first: number, end: number) => Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);

/** Drawn indexes, and the keys of the list that they refer to. */
export interface DrawnOf {
  readonly keys: readonly string[];
  readonly drawn: Drawn;
  /** The item that is mounted but not shown yet. */
  readonly coming?: number | undefined;
}

/** The drawn items, by their indexes in the current list. */
export function follow(state: DrawnOf, keys: readonly string[]): DrawnOf {
  if (state.keys === keys) return state;
  const next = remapIndexes(state.drawn, state.keys, keys);
  if (next.length === 0) return { keys, drawn: indexesOf({ first: 0, last: atOnce - 1 }) };
  return { keys, drawn: isSameDrawn(next, state.drawn) ? state.drawn : next };
}
