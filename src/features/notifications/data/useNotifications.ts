import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { getNotifications, type ListResponse, type Notification, request } from '@/api';
import { reportErrorAtom } from '@/features/session';
import { putUsersAtom } from '@/features/users';
import { logError } from '@/shared/lib/log';
import { pageSize } from '../constants.ts';
import { nextOffset, rowsOf } from '../model/pages.ts';
import { askUnreadCountAtom, takeUnreadCountAtom } from '../state/unread.ts';
import { notificationKeys } from './keys.ts';

type Page = ListResponse<Notification>;

/** The read or the unread notifications as the screen shows them, newest first. */
export interface NotificationList {
  readonly state: 'loading' | 'failed' | 'ready';
  readonly rows: readonly Notification[];
  /** How many there are on the server. */
  readonly count: number;
  /** How many there are on the server beyond `rows`. */
  readonly numLeft: number;
  readonly isFetchingMore: boolean;
  fetchMore(): void;
  retry(): void;
}

/** Loads one of the two lists page by page and keeps its people as entities. */
export function useNotifications(isRead: boolean): NotificationList {
  const fetchPage = useFetchPage(isRead);
  const query = useInfiniteQuery<Page, Error, InfiniteData<Page, number>, readonly string[], number>({
    queryKey: notificationKeys.list(isRead),
    staleTime: 0,
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    getNextPageParam: nextOffset,
  });
  const { data, error, isFetchNextPageError } = query;
  const report = useSetAtom(reportErrorAtom);
  // A first page that fails says so in its place; a further one keeps what is shown and is told in a toast.
  useEffect(() => {
    if (error) logError('notifications', error);
    if (error && isFetchNextPageError) report(error);
  }, [error, isFetchNextPageError, report]);
  const rows = useMemo(() => rowsOf(data?.pages ?? []), [data]);
  return {
    state: data ? 'ready' : query.isError ? 'failed' : 'loading',
    rows,
    count: data?.pages.at(-1)?.count ?? 0,
    numLeft: query.hasNextPage ? Math.max(0, (data?.pages.at(-1)?.count ?? 0) - rows.length) : 0,
    isFetchingMore: query.isFetchingNextPage,
    fetchMore: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  };
}

/** A page of the unread ones brings their number too, so that badge and list never disagree. */
function useFetchPage(isRead: boolean) {
  const putUsers = useSetAtom(putUsersAtom);
  const ask = useSetAtom(askUnreadCountAtom);
  const take = useSetAtom(takeUnreadCountAtom);
  return async (offset: number, signal: AbortSignal): Promise<Page> => {
    const turn = isRead ? undefined : ask();
    const page = await request(getNotifications, { query: { limit: pageSize, offset, read: isRead }, signal, bypassCache: true });
    putUsers(page.results.flatMap(({ actorUser }) => actorUser ?? []));
    if (turn !== undefined) take(turn, page.count);
    return page;
  };
}
