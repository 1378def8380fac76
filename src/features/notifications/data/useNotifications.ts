import { atom, type Getter, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { getNotifications, type Notification, request } from '@/api';
import { type PagedList, type PageRequest, usePagedList } from '@/features/lists';
import { muteRulesAtom } from '@/features/mutes';
import { mutedThreadOf } from '@/features/posts';
import { useStoreValue } from '@/shared/lib/useStoreValue';
import { type DatedEntry, entryOf, listOf, type Section, sectionsOf } from '../model/sections.ts';
import { markReadAtom, notificationAtom, putNotificationsAtom } from '../state/notifications.ts';
import { askUnreadCountAtom, takeUnreadCountAtom } from '../state/unread.ts';

/** Page size of notifications (specification, section 9). */
export const pageSize = 10;

/** The read or the unread notifications as the screen shows them, newest first. */
export interface NotificationList extends Section, Pick<PagedList, 'state' | 'error' | 'more' | 'fetchMore' | 'retry'> {
  /** Number of notifications on the server beyond `rows`. */
  readonly numLeft: number;
}

/** Loads both lists page by page. Loaded pages are requested again on opening, because the person wants the latest notifications. */
export function useNotifications(): { readonly unread: NotificationList; readonly earlier: NotificationList } {
  const unread = useList(false);
  const earlier = useList(true);
  const loaded = { unread: useLoadedRows(unread), earlier: useLoadedRows(earlier) };
  const sections = sectionsOf(loaded.unread, loaded.earlier);
  useMarkMuted(unread);
  return { unread: listWith(unread, sections.unread), earlier: listWith(earlier, sections.earlier) };
}

function listWith(list: PagedList<DatedEntry>, section: Section): NotificationList {
  const { state, error, more, fetchMore, retry, hasMore, count, entries } = list;
  return { ...section, state, error, more, fetchMore, retry, numLeft: hasMore ? Math.max(0, count - entries.length) : 0 };
}

function useList(isRead: boolean): PagedList<DatedEntry> {
  const list = usePagedList<Notification, DatedEntry>({
    list: listOf(isRead),
    paging: 'offset',
    sizes: { first: pageSize, further: pageSize },
    fetch: useFetchPage(isRead),
    store: useSetAtom(putNotificationsAtom),
    entryOf,
  });
  const renew = useEffectEvent(() => list.loadedAt !== undefined && list.retry());
  useEffect(() => void renew(), []);
  return list;
}

/** Notifications of muted threads are neither shown nor counted. */
function useLoadedRows({ entries, count, hasMore }: PagedList<DatedEntry>) {
  const all = useStoreValue(useMemo(() => atom((get) => entries.flatMap(({ id }) => get(notificationAtom(id)) ?? [])), [entries]));
  const rows = useStoreValue(useMemo(() => atom((get) => all.filter((row) => !isMuted(get, row))), [all]));
  return { rows, count: count - (all.length - rows.length), hasMore };
}

/** Marks the unread notifications of muted threads as read, because nobody could and the badge would count them for ever. */
function useMarkMuted({ entries }: PagedList<DatedEntry>): void {
  const mark = useSetAtom(markReadAtom);
  const muted = useStoreValue(
    useMemo(
      () =>
        atom((get) =>
          entries
            .map(({ id }) => get(notificationAtom(id)))
            .flatMap((row) => (row && !row.read && isMuted(get, row) ? row.id : []))
            .join(' '),
        ),
      [entries],
    ),
  );
  useEffect(() => {
    if (muted !== '') void mark(muted.split(' '));
  }, [muted, mark]);
}

/** The answer contains the post and the one that it answers; what that one answers is known if it was loaded. */
function isMuted(get: Getter, { post }: Notification): boolean {
  const rules = get(muteRulesAtom);
  return [post, post?.repostedPost].some((each) => each && mutedThreadOf(get, each, rules) !== undefined);
}

/** A page of unread notifications also carries their total, so that badge and list always agree. */
function useFetchPage(isRead: boolean) {
  const ask = useSetAtom(askUnreadCountAtom);
  const take = useSetAtom(takeUnreadCountAtom);
  return async ({ offset, limit, signal }: PageRequest) => {
    const version = isRead ? undefined : ask();
    const page = await request(getNotifications, { query: { limit, offset, read: isRead }, signal, bypassCache: true });
    if (version !== undefined) take(version, page.count);
    return page;
  };
}
