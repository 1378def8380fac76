import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { refreshUnreadCountAtom } from '../state/unread.ts';
import { notificationKeys } from './keys.ts';

/** Something has changed on the server: asks for the count, and for the lists if they are on the screen. */
export const refreshNotificationsAtom = atom(null, async (_get, set, queries: QueryClient) => {
  await Promise.all([set(refreshUnreadCountAtom), queries.invalidateQueries({ queryKey: notificationKeys.all })]);
});
