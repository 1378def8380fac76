import { type Notification, request, setNotificationRead } from '@/api';
import { reportErrorAtom } from '@/features/session';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type Pages, withoutRow, withRow } from '../model/pages.ts';
import { shiftUnreadCountAtom } from '../state/unread.ts';
import { notificationKeys } from './keys.ts';
import { refreshNotificationsAtom } from './refreshNotifications.ts';

/**
 * Returns the function that marks a notification as read: shown at once, taken back if the server refuses. It goes on
 * after the screen has been left, for a press on a row marks it and leads away.
 */
export function useMarkRead(): (row: Notification) => void {
  const queries = useQueryClient();
  const shiftCount = useSetAtom(shiftUnreadCountAtom);
  const refresh = useSetAtom(refreshNotificationsAtom);
  const report = useSetAtom(reportErrorAtom);
  const { mutate } = useMutation({
    mutationKey: notificationKeys.marking,
    mutationFn: ({ id }: Notification) => request(setNotificationRead, { params: { id }, body: { read: true } }),
    async onMutate(row) {
      shiftCount(-1);
      // An answer that is under way would bring the old state back.
      await queries.cancelQueries({ queryKey: notificationKeys.all });
      move(queries, { ...row, read: true });
    },
    onError(error, row) {
      shiftCount(1);
      move(queries, { ...row, read: false });
      report(error);
    },
    onSettled() {
      // Of several marks in a row only the last one asks the server how things stand.
      if (queries.isMutating({ mutationKey: notificationKeys.marking }) === 1) void refresh(queries);
    },
  });
  return (row) => !row.read && mutate(row);
}

/** Puts a row into the list that its `read` says, out of the other. */
function move(queries: QueryClient, row: Notification): void {
  queries.setQueryData<Pages>(notificationKeys.list(!row.read), (pages) => pages && withoutRow(pages, row.id));
  queries.setQueryData<Pages>(notificationKeys.list(row.read), (pages) => pages && withRow(pages, row));
}
