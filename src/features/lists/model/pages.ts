import type { ListResponse } from '@/api';
import { rememberFor } from '@/shared/lib/rememberFor';

/** A row of a list as the list cache stores it: its id, and the fields that order or grouping needs. */
export interface Entry {
  readonly id: string;
}

/** How the next page of a list is requested (contract, section 1.6). */
export type Paging = 'cursor' | 'offset' | 'none';

/** One answer as the list cache stores it. */
export interface Page<E extends Entry = Entry> {
  readonly entries: readonly E[];
  /** Id of the last row that the server sent, even if that row couldn't be parsed: the cursor of the next page. */
  readonly last: string | undefined;
  /** How many rows the server sent. The next offset grows by this number, however many of the rows were removed since. */
  readonly received: number;
  /** How many there are on the server. */
  readonly count: number;
  readonly isEnd: boolean;
  /** When it arrived, in ms. */
  readonly loadedAt: number;
}

/** The part of a page's request that its end depends on. */
export interface PageParams {
  readonly limit: number;
  /** Rows received before this page. */
  readonly offset: number;
}

/** Turns an answer into a page. `now` in ms. */
export function toPage<Row extends Entry, E extends Entry>(
  { results, count, sent = results }: ListResponse<Row>,
  { paging, entryOf, limit, offset, now }: PageParams & { paging: Paging; entryOf(row: Row): E; now: number },
): Page<E> {
  const received = sent.length;
  const last = (sent as readonly (Partial<Entry> | null)[]).findLast((row) => typeof row?.id === 'string')?.id;
  const isEnd = {
    // Without an id as cursor the next request would get the first page again.
    cursor: received < limit || last === undefined,
    // An empty page ends the list, whatever its count says.
    offset: received === 0 || offset + received >= count,
    none: true,
  }[paging];
  return { entries: results.map(entryOf), last, received, count, isEnd, loadedAt: now };
}

/** The start of the next page; undefined at the end. */
export function nextPageOf(pages: readonly Page[]): { readonly after: string | undefined; readonly offset: number } | undefined {
  const last = pages.at(-1);
  if (!last || last.isEnd) return undefined;
  return { after: last.last, offset: pages.reduce((sum, { received }) => sum + received, 0) };
}

/** Every entry once, in its first position: a row inserted on top between two requests shifts others onto the next page. */
export const entriesOf = rememberFor(<E extends Entry>(pages: readonly Page<E>[]): readonly E[] => [
  ...new Map(pages.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const))).values(),
]);

/** When the first page arrived, in ms; further pages and new rows on top don't renew a list. */
export function loadedAtOf(pages: readonly Page[]): number | undefined {
  return pages.length > 0 ? Math.min(...pages.map(({ loadedAt }) => loadedAt)) : undefined;
}
