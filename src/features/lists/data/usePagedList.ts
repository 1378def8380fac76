import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { reportErrorAtom } from '@/features/session';
import { logError } from '@/shared/lib/log';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import type { ListName } from '../model/listNames.ts';
import { type Entry, entriesOf, loadedAtOf, nextPageOf, type Page } from '../model/pages.ts';
import { listCacheAtom, useListLoading } from './listCache.ts';
import type { ListLoading, Position } from './listLoading.ts';
import { fetchPage, type ListSource } from './listSource.ts';

/** A list as a screen shows it. */
export interface PagedList<E extends Entry = Entry> {
  readonly state: 'loading' | 'failed' | 'ready';
  /** Why the last request failed; null when it didn't. */
  readonly error: Error | null;
  /** All entries in the server's order, each once. */
  readonly entries: readonly E[];
  /** The same entries, page by page. */
  readonly pages: readonly Page<E>[];
  /** The number of rows on the server, from the last answer. */
  readonly count: number;
  readonly hasMore: boolean;
  /** The state of the further page. After a failure nothing is fetched until the person retries. */
  readonly more: 'idle' | 'loading' | 'failed';
  /** When the first page arrived, in ms. */
  readonly loadedAt: number | undefined;
  fetchMore(): void;
  retry(): void;
  /** Forgets the list and loads its first page again. */
  refresh(): void;
}

/** Loads a list page by page, stores its rows as entities and its order as ids. See the README of this feature. */
export function usePagedList<Row extends Entry, E extends Entry = Entry>(source: ListSource<Row, E>): PagedList<E> {
  const cache = useStoreValue(listCacheAtom);
  const loading = useListLoading<E>(source.list);
  const { pages, error, isFurther, isFetching } = useSyncExternalStore(loading.subscribe, loading.read);
  useFetching(loading, source);
  useReportedFailure(source, error, isFurther);
  const entries = entriesOf(pages);
  const hasMore = nextPageOf(pages) !== undefined;

  return {
    state: pages.length > 0 ? 'ready' : error ? 'failed' : 'loading',
    error,
    entries,
    pages,
    count: pages.at(-1)?.count ?? 0,
    hasMore,
    more: !isFurther ? 'idle' : isFetching ? 'loading' : error ? 'failed' : 'idle',
    loadedAt: loadedAtOf(pages),
    fetchMore: loading.fetchMore,
    retry: loading.refetch,
    refresh: () => cache.refresh(source.list),
  };
}

/** Requests the first page if it isn't loaded. */
function useFetching<Row extends Entry, E extends Entry>(loading: ListLoading<E>, source: ListSource<Row, E>) {
  const fetch = useEffectEvent((position: Position, signal: AbortSignal) => fetchPage(source, position, signal));
  const { isEnabled = true } = source;
  useEffect(() => {
    loading.fetchFrom((position, signal) => fetch(position, signal));
    if (isEnabled) void loading.begin();
  }, [loading, isEnabled]);
}

/** Errors that were reported. A loading keeps its last error, which must not be reported again when the list is shown again. */
const reported = new WeakSet<Error>();

/** Logs failures. That of a first page is shown in the list's place; that of a further page in a toast, and the rows stay. */
function useReportedFailure(
  { list, pageFailed }: { list: ListName; pageFailed?: string | undefined },
  error: Error | null,
  isFurther: boolean,
) {
  const report = useSetAtom(reportErrorAtom);
  useEffect(() => {
    if (!error || reported.has(error)) return;
    reported.add(error);
    logError(list, error);
    if (isFurther) report(error, pageFailed);
  }, [error, isFurther, list, pageFailed, report]);
}
