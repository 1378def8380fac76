import { atom } from 'jotai';
import { ApiError, getUnreadNotifications, request } from '@/api';
import { currentUserIdAtom } from '@/features/session';

const countAtom = atom(0);
/** Increases with everything that changes the count, so that answers to earlier requests are recognised as outdated. */
const versionAtom = atom(0);

/** Number of unread notifications of the signed-in person, which every badge shows. */
export const unreadCountAtom = atom((get) => get(countAtom));

/** Registers a request for the count and returns its version, which is passed back with the answer. */
export const askUnreadCountAtom = atom(null, (get, set) => {
  set(versionAtom, (version) => version + 1);
  return get(versionAtom);
});

/** Stores the count of an answer, unless something newer is known. */
export const takeUnreadCountAtom = atom(null, (get, set, version: number, count: number) => {
  if (version === get(versionAtom)) set(countAtom, count);
});

/** Adjusts the count by the person's latest action. */
export const adjustUnreadCountAtom = atom(null, (get, set, by: number) => {
  set(takeUnreadCountAtom, set(askUnreadCountAtom), Math.max(0, get(unreadCountAtom) + by));
});

/** Loads the count from the server, bypassing the GET cache. The result isn't awaited: a failure leaves the number unchanged. */
export const refreshUnreadCountAtom = atom(null, async (get, set) => {
  if (get(currentUserIdAtom) === undefined) return;
  const version = set(askUnreadCountAtom);
  try {
    const { count } = await request(getUnreadNotifications, { bypassCache: true });
    set(takeUnreadCountAtom, version, count);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
});
