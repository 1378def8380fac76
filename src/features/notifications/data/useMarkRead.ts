import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { getNotifications, type Notification, request, setNotificationRead } from '@/api';
import { reportErrorAtom } from '@/features/session';
import { forEachLimited } from '@/shared/lib/limited';
import { largestPage, marksAtOnce } from '../constants.ts';
import { type Pages, withoutRow, withRow } from '../model/pages.ts';
import { shiftUnreadCountAtom } from '../state/unread.ts';
import { notificationKeys } from './keys.ts';
import { refreshNotificationsAtom } from './refreshNotifications.ts';

/**
 * Returns the function that marks notifications as read: shown at once, and those the server refuses are taken back. One call each,
 * four at a time, for there is none for many. It goes on after the screen has been left, for a press on a row marks it and leads away.
 */
export function useMarkRead(): (rows: readonly Notification[]) => void {
  const queries = useQueryClient();
  const shiftCount = useSetAtom(shiftUnreadCountAtom);
  const refresh = useSetAtom(refreshNotificationsAtom);
  const report = useSetAtom(reportErrorAtom);
  const { mutate } = useMutation({
    mutationKey: notificationKeys.marking,
    mutationFn: (rows: readonly Notification[]) =>
      forEachLimited(rows, marksAtOnce, ({ id }) => request(setNotificationRead, { params: { id }, body: { read: true } })),
    async onMutate(rows) {
      shiftCount(-rows.length);
      // An answer that is under way would bring the old state back.
      await queries.cancelQueries({ queryKey: notificationKeys.all });
      for (const row of rows) move(queries, { ...row, read: true });
    },
    onSuccess(failed) {
      if (failed.length === 0) return;
      shiftCount(failed.length);
      for (const { thing } of failed) move(queries, { ...thing, read: false });
      report(failed[0]?.error);
    },
    onSettled() {
      // Of several marks in a row only the last one asks the server how things stand.
      if (queries.isMutating({ mutationKey: notificationKeys.marking }) === 1) void refresh(queries);
    },
  });
  return (rows) => {
    const unread = rows.filter(({ read }) => !read);
    if (unread.length > 0) mutate(unread);
  };
}

/** Returns the function that marks everything as read, also what is not loaded yet. It resolves when it is on its way. */
export function useMarkAllRead(): () => Promise<void> {
  const markRead = useMarkRead();
  const report = useSetAtom(reportErrorAtom);
  return async () => {
    try {
      markRead(await allUnread());
    } catch (error) {
      report(error);
    }
  };
}

async function allUnread(): Promise<readonly Notification[]> {
  const rows = new Map<string, Notification>();
  for (;;) {
    const query = { read: false, limit: largestPage, offset: rows.size };
    const { results, count } = await request(getNotifications, { query, bypassCache: true });
    const before = rows.size;
    for (const row of results) rows.set(row.id, row);
    if (rows.size === before || rows.size >= count) return [...rows.values()];
  }
}

/** Puts a row into the list that its `read` says, out of the other. */
function move(queries: QueryClient, row: Notification): void {
  queries.setQueryData<Pages>(notificationKeys.list(!row.read), (pages) => pages && withoutRow(pages, row.id));
  queries.setQueryData<Pages>(notificationKeys.list(row.read), (pages) => pages && withRow(pages, row));
}
