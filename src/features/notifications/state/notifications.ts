import { atom } from 'jotai';
import { getNotifications, largestPage, type Notification, request, setNotificationRead } from '@/api';
import { listCacheAtom } from '@/features/lists';
import { reportErrorAtom } from '@/features/session';
import { putUsersAtom } from '@/features/users';
import { createEntities } from '@/shared/lib/entities';
import { createOptimisticAtom, keeperAtom, replaced, type Settled } from '@/shared/lib/optimistic';
import { scopeSignalAtom } from '@/shared/lib/scope';
import { limitConcurrency } from '@/shared/lib/taskQueue';
import { type DatedEntry, entryOf, listOf } from '../model/sections.ts';
import { adjustUnreadCountAtom, refreshUnreadCountAtom, unreadCountAtom } from './unread.ts';

const notifications = createEntities<Notification>();

/** The notification as it is shown: one that is being marked already counts as read. */
export const notificationAtom = notifications.atomOf;

/** Stores notifications and the people who caused them. */
export const putNotificationsAtom = atom(null, (_get, set, rows: readonly Notification[]) => {
  set(
    putUsersAtom,
    rows.flatMap(({ actorUser }) => actorUser ?? []),
  );
  set(notifications.putAtom, rows);
});

/** After a change on the server, loads the count again, and the lists if they are on the screen. */
export const refreshNotificationsAtom = atom(null, (get, set): Promise<void> => {
  for (const isRead of [false, true]) get(listCacheAtom).refetch(listOf(isRead));
  return set(refreshUnreadCountAtom);
});

/** Maximum number of simultaneous calls when many are marked: the API marks one notification per call. */
const maxConcurrentMarks = 4;
const limited = limitConcurrency(maxConcurrentMarks);

/** Marks one without counting it or saying how it went. */
export const readChangeAtom = createOptimisticAtom({
  entities: notifications,
  keptAs: 'read',
  patch: (_row, read: boolean) => ({ read }),
  isNoop: (row, read) => row.read === read,
  send: (id, read, signal) =>
    limited(async () => {
      if (!signal.aborted) await request(setNotificationRead, { params: { id }, body: { read } });
    }),
  store(set, _answer, id, read, get) {
    const row = get(notifications.serverAtomOf(id));
    if (!row) return;
    set(notifications.changeAtom, id, { read });
    const lists = get(listCacheAtom);
    lists.remove(listOf(!read), [id]);
    const entry = entryOf(row);
    lists.insert(listOf(read), entry, (other) => (other as DatedEntry).createdAt <= entry.createdAt);
  },
});

const pendingMarksAtom = atom(0);

/**
 * Marks notifications as read: shown and counted at once, and rolled back where the server refuses. Marking continues after the screen
 * was left, because a press on a row marks it and navigates away.
 */
export const markReadAtom = atom(null, async (get, set, ids: readonly string[]): Promise<void> => {
  const unread = ids.filter((id) => get(notificationAtom(id))?.read === false);
  if (unread.length === 0) return;
  set(pendingMarksAtom, (marks) => marks + 1);
  set(adjustUnreadCountAtom, -unread.length);
  const ends = await Promise.all(unread.map((id) => set(readChangeAtom, id, true)));
  const refused = ends.flatMap((end) => (end.state === 'refused' ? [end.error] : []));
  if (refused.length > 0) {
    set(adjustUnreadCountAtom, refused.length);
    set(reportErrorAtom, refused[0]);
  }
  set(pendingMarksAtom, (marks) => marks - 1);
  // After several marks in a row only the last one loads the count again.
  if (get(pendingMarksAtom) === 0) void set(refreshNotificationsAtom);
});

/** Marks everything as read, including rows that aren't loaded. Resolves to whether the marks are being sent, or kept without a network; a failure has been shown. */
export const markAllReadAtom = atom(null, async (get, set): Promise<boolean> => {
  try {
    if (get(keeperAtom) && !navigator.onLine) {
      void set(markAllLaterAtom);
      return true;
    }
    const rows = await allUnread();
    // Stops when another person has signed in meanwhile, because they didn't request this.
    if (get(scopeSignalAtom).aborted) return false;
    set(putNotificationsAtom, rows);
    void set(
      markReadAtom,
      rows.map(({ id }) => id),
    );
    return true;
  } catch (error) {
    set(reportErrorAtom, error);
    return false;
  }
});

/** Without a network the loaded ones are marked one by one, and shown as read; the others are found and marked once there is one. */
const markAllLaterAtom = atom(null, async (get, set): Promise<void> => {
  const loaded = get(listCacheAtom).entriesOf(listOf(false));
  void set(
    markReadAtom,
    loaded.map(({ id }) => id),
  );
  const settled = await set(allReadChangeAtom, new Date().toISOString());
  if (settled.state === 'refused') set(reportErrorAtom, settled.error);
});

/** Marks what was unread at this moment (an ISO date), once there is a network; nothing counts as unread until then. */
export const allReadChangeAtom = atom(null, async (get, set, until: string): Promise<Settled<unknown>> => {
  set(adjustUnreadCountAtom, -get(unreadCountAtom));
  try {
    const rows = await (get(keeperAtom)?.carry('allRead/', until, allUnread) ?? allUnread());
    if (get(scopeSignalAtom).aborted) return { state: 'replaced' };
    set(putNotificationsAtom, rows);
    await set(
      markReadAtom,
      rows.flatMap(({ id, createdAt }) => ((createdAt ?? '') <= until ? id : [])),
    );
    return { state: 'succeeded', before: undefined };
  } catch (error) {
    return error === replaced ? { state: 'replaced' } : { state: 'refused', error };
  } finally {
    // What the server has, whether it took the marks or not.
    void set(refreshNotificationsAtom);
  }
});

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
