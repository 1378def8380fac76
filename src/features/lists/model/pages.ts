import type { ListResponse } from '@/api';
import { rememberFor } from '@/shared/lib/rememberFor';

/** A row of a list as the list cache keeps it: its id, and what order or grouping needs. */
export interface Entry {
  readonly id: string;
}

/** How a list is asked for its next page (contract, section 1.6). */
export type Paging = 'cursor' | 'offset' | 'none';

/** One answer as the list cache keeps it. */
export interface Page<E extends Entry = Entry> {
  readonly entries: readonly E[];
  /** Id of the last row as the server sent it, whether it could be read or not: the cursor of the next page. */
  readonly last: string | undefined;
  /** How many rows the server sent: what the next offset grows by, however many of them have left the list since. */
  readonly received: number;
  /** How many there are on the server. */
  readonly count: number;
  readonly isEnd: boolean;
  /** When it came, in ms. */
  readonly loadedAt: number;
}

/** What was asked for. */
export interface Asked {
  readonly limit: number;
  /** Rows received before this page. */
  readonly offset: number;
}

/** Turns an answer into a page. `now` in ms. */
export function toPage<Row extends Entry, E extends Entry>(
  { results, count, sent = results }: ListResponse<Row>,
  { paging, entryOf, limit, offset, now }: Asked & { paging: Paging; entryOf(row: Row): E; now: number },
): Page<E> {
  const received = sent.length;
  const last = (sent as readonly (Partial<Entry> | null)[]).findLast((row) => typeof row?.id === 'string')?.id;
  const isEnd = {
    // Without any id the next page would be the first one.
    cursor: received < limit || last === undefined,
    // An empty page ends the list, whatever its count says.
    offset: received === 0 || offset + received >= count,
    none: true,
  }[paging];
  return { entries: results.map(entryOf), last, received, count, isEnd, loadedAt: now };
}

/** Where the next page begins; undefined at the end. */
export function nextPageOf(pages: readonly Page[]): { readonly after: string | undefined; readonly offset: number } | undefined {
  const last = pages.at(-1);
  if (!last || last.isEnd) return undefined;
  return { after: last.last, offset: pages.reduce((sum, { received }) => sum + received, 0) };
}

/** Every entry once, where it stood first: a row that came on top between two pages pushes others over their border. */
export const entriesOf = rememberFor(<E extends Entry>(pages: readonly Page<E>[]): readonly E[] => [
  ...new Map(pages.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const))).values(),
]);

/** When the first page came, in ms; further pages and news on top make a list no younger. */
export function loadedAtOf(pages: readonly Page[]): number | undefined {
  return pages.length > 0 ? Math.min(...pages.map(({ loadedAt }) => loadedAt)) : undefined;
}
