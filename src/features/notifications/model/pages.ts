import type { ListResponse, Notification } from '@/api';

/** The pages of one list as the query keeps them; `pageParams` are the offsets they were asked for with. */
export interface Pages {
  pages: ListResponse<Notification>[];
  pageParams: number[];
}

/** How many rows have been loaded: the offset of the next page, since a row that left the list on the server left it here too. */
function numLoaded(pages: readonly ListResponse<Notification>[]): number {
  return pages.reduce((sum, page) => sum + page.results.length, 0);
}

/** Offset of the next page, or undefined when everything is here. An empty page ends the list whatever its count says. */
export function nextOffset(last: ListResponse<Notification>, pages: readonly ListResponse<Notification>[]): number | undefined {
  const loaded = numLoaded(pages);
  return last.results.length > 0 && loaded < last.count ? loaded : undefined;
}

/** Every row once: one that arrives between two pages pushes others over their border. */
export function rowsOf(pages: readonly ListResponse<Notification>[]): readonly Notification[] {
  return [...new Map(pages.flatMap((page) => page.results).map((row) => [row.id, row])).values()];
}

/** The list without a row. */
export function withoutRow({ pages, pageParams }: Pages, id: string): Pages {
  if (!pages.some((page) => page.results.some((row) => row.id === id))) return { pages, pageParams };
  return {
    pageParams,
    pages: pages.map(({ results, count }) => ({ results: results.filter((row) => row.id !== id), count: count - 1 })),
  };
}

/** The list with a row in its place by age. One that belongs behind what is loaded is only counted: its page will bring it. */
export function withRow({ pages, pageParams }: Pages, row: Notification): Pages {
  const counted = pages.map(({ results, count }) => ({ results, count: count + 1 }));
  const isOlder = (other: Notification) => (other.createdAt ?? '') <= (row.createdAt ?? '');
  const found = counted.findIndex((page) => page.results.some(isOlder));
  const last = counted.at(-1);
  const isComplete = last !== undefined && numLoaded(pages) >= last.count - 1;
  const place = found >= 0 ? counted[found] : isComplete ? last : undefined;
  if (place) {
    const before = place.results.findIndex(isOlder);
    place.results = place.results.toSpliced(before < 0 ? place.results.length : before, 0, row);
  }
  return { pages: counted, pageParams };
}
