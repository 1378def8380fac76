import { atom } from 'jotai';
import type { ListResponse } from '@/api';
import { nextTask } from '@/shared/lib/nextTask';
import type { ListName } from '../model/listNames.ts';
import { type Entry, type Paging, toPage } from '../model/pages.ts';
import { keepLoadingAtom } from './listCache.ts';
import { createListLoading, type Position } from './listLoading.ts';

export interface PageRequest {
  readonly limit: number;
  readonly signal: AbortSignal;
  /** Id of the last row received; absent on the first page. For `cursor` lists. */
  readonly after?: string;
  /** Rows received so far. For `offset` lists. */
  readonly offset: number;
}

/** Where a list comes from. */
export interface ListSource<Row extends Entry, E extends Entry = Entry> {
  readonly list: ListName;
  readonly paging: Paging;
  /** How many rows to ask for first, and how many further ones (specification, section 9). */
  readonly sizes: { readonly first: number; readonly further: number };
  fetch(request: PageRequest): Promise<ListResponse<Row>>;
  /** Keeps the rows as entities. */
  store(rows: readonly Row[]): void;
  /** What the list keeps of a row; its id, unless told otherwise. */
  entryOf?(row: Row): E;
  /** The sentence for a further page that fails; that of the error mapper, unless given. */
  readonly pageFailed?: string;
  /** False asks for nothing yet. */
  readonly isEnabled?: boolean;
}

/** Asks a source for the page at a position and keeps its rows. */
export async function fetchPage<Row extends Entry, E extends Entry>(source: ListSource<Row, E>, position: Position, signal: AbortSignal) {
  const { after, offset } = position;
  const limit = offset === 0 ? source.sizes.first : source.sizes.further;
  const answer = await source.fetch({ limit, offset, signal, ...(after === undefined ? {} : { after }) });
  // Somebody is scrolling towards a further page: reading it and keeping it are two steps, and a frame may come between them.
  if (offset > 0) {
    await nextTask();
    signal.throwIfAborted();
  }
  source.store(answer.results);
  const entryOf = source.entryOf ?? (({ id }: Row) => ({ id }) as unknown as E);
  return toPage(answer, { paging: source.paging, entryOf, limit, offset, now: Date.now() });
}

/** Begins to load a list that will be shown in a moment. Resolves when the first answer is here, whatever it is. */
export const prefetchListAtom = atom(null, (_get, set, source: ListSource<Entry>): Promise<void> => {
  const loading = createListLoading<Entry>(Date.now());
  loading.fetchFrom((position, signal) => fetchPage(source, position, signal));
  set(keepLoadingAtom, source.list, loading);
  return loading.begin();
});
