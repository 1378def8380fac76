import { atom } from 'jotai';
import type { ListResponse } from '@/api';
import { nextTask } from '@/shared/lib/scheduling';
import type { ListName } from '../model/listNames.ts';
import { type Entry, type Paging, toPage } from '../model/pages.ts';
import { listCacheAtom } from './listCache.ts';
import { createListLoading, type Position } from './listLoading.ts';

export interface PageRequest {
  readonly limit: number;
  readonly signal: AbortSignal;
  /** Id of the last row received; absent on the first page. For `cursor` lists. */
  readonly after?: string;
  /** Rows received so far. For `offset` lists. */
  readonly offset: number;
}

/** How a list is requested and stored. */
export interface ListSource<Row extends Entry, E extends Entry = Entry> {
  readonly list: ListName;
  readonly paging: Paging;
  /** How many rows to request first, and how many further ones (specification, section 9). */
  readonly sizes: { readonly first: number; readonly further: number };
  fetch(request: PageRequest): Promise<ListResponse<Row>>;
  /** Stores the rows as entities. */
  store(rows: readonly Row[]): void;
  /** The entry that the list stores for a row; by default its id. */
  entryOf?(row: Row): E;
  /** The message for a further page that fails; by default that of the error mapper. */
  readonly pageFailed?: string;
  /** False defers the first request. */
  readonly isEnabled?: boolean;
}

/** Requests the page at a position from a source and stores its rows. */
export async function fetchPage<Row extends Entry, E extends Entry>(source: ListSource<Row, E>, position: Position, signal: AbortSignal) {
  const { after, offset } = position;
  const limit = offset === 0 ? source.sizes.first : source.sizes.further;
  const answer = await source.fetch({ limit, offset, signal, ...(after === undefined ? {} : { after }) });
  // A further page usually arrives during scrolling. Parsing and storing it in two tasks lets a frame come between them.
  if (offset > 0) {
    await nextTask();
    signal.throwIfAborted();
  }
  source.store(answer.results);
  const entryOf = source.entryOf ?? (({ id }: Row) => ({ id }) as unknown as E);
  return toPage(answer, { paging: source.paging, entryOf, limit, offset, now: answer.answeredAt ?? Date.now() });
}

/** Begins to load a list that will be shown soon. Resolves when the first request has succeeded or failed. */
export const prefetchListAtom = atom(null, (get, _set, source: ListSource<Entry>): Promise<void> => {
  const loading = createListLoading<Entry>(Date.now());
  loading.fetchFrom((position, signal) => fetchPage(source, position, signal));
  get(listCacheAtom).keep(source.list, loading);
  return loading.begin();
});
