import type { IndexRange } from './heights.ts';

/** What is drawn of a list: indexes in order, usually without gaps. */
export type Drawn = readonly number[];

/** At most so many places come in one drawing, so that a slow processor keeps up with a thumb. */
const batch = 1;

/** The places of a stretch, with those kept for another reason (the focus) in their order. */
export function indexesOf({ first, last }: IndexRange, kept?: number): Drawn {
  const places = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  if (kept === undefined || (kept >= first && kept <= last)) return places;
  return kept < first ? [kept, ...places] : [...places, kept];
}

/**
 * The next step from what is drawn towards what should be. Places that can be seen come all at once when the window shows
 * none of them yet (a leap), otherwise, like those beyond the window, one by one; what is no longer needed goes at once.
 */
export function nextPlaces(drawn: Drawn, seen: IndexRange, wanted: IndexRange, kept?: number): Drawn {
  const target = indexesOf(wanted, kept);
  const there = new Set(drawn);
  const missing = target.filter((index) => !there.has(index));
  const isLeap = !drawn.some((index) => index >= seen.first && index <= seen.last);
  const distance = (index: number) => Math.max(seen.first - index, index - seen.last, 0);
  const nearest = isLeap
    ? missing.filter((index) => distance(index) === 0)
    : [...missing].sort((a, b) => distance(a) - distance(b)).slice(0, batch);
  const next = new Set([...drawn.filter((index) => target.includes(index)), ...nearest]);
  // Without gaps: what lies beyond one is drawn when its turn comes.
  return target.filter((index) => next.has(index));
}

/** Indexes as a list draws them: each once. */
export const inOrder = (indexes: readonly number[]): Drawn => [...new Set(indexes)].sort((a, b) => a - b);

/** Whether two drawings show the same places. */
export const isSameDrawn = (one: Drawn, other: Drawn) => one.length === other.length && one.every((index, place) => index === other[place]);

/** At most so many places that came between two drawn ones are drawn with them: replies, not a page. */
const between = 12;

/**
 * The same places by their new indexes, after others have come or gone: with what came between two neighbours, and at the beginning with
 * the first of what came on top. Empty when none of them is left.
 */
export function remapIndexes(drawn: Drawn, before: readonly string[], after: readonly string[]): Drawn {
  const indexes = new Map(after.map((key, index) => [key, index]));
  const next: number[] = [];
  let previous: { before: number; after: number } | undefined;
  for (const place of drawn) {
    const index = indexes.get(before[place] ?? '');
    if (index === undefined) continue;
    if (!previous && drawn[0] === 0) next.push(...placesFrom(0, Math.min(index, 3)));
    const came = previous && place === previous.before + 1 ? placesFrom(previous.after + 1, index) : [];
    if (came.length <= between) next.push(...came);
    next.push(index);
    previous = { before: place, after: index };
  }
  return inOrder(next);
}

/** Up to the second index, which is not one of them. */
const placesFrom = (first: number, end: number) => Array.from({ length: Math.max(0, end - first) }, (_, place) => first + place);
