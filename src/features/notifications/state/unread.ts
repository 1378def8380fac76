import { atom } from 'jotai';
import { ApiError, getUnreadNotifications, request } from '@/api';
import { currentUserIdAtom } from '@/features/session';

const countAtom = atom(0);
/** Grows with everything that changes the count: an answer that was asked for before then is old. */
const turnAtom = atom(0);

/** How many notifications the signed-in person has not read: the one number behind every badge. */
export const unreadCountAtom = atom((get) => get(countAtom));

/** Announces a question for the count and returns its turn, to be handed in with the answer. */
export const askUnreadCountAtom = atom(null, (get, set) => {
  set(turnAtom, (turn) => turn + 1);
  return get(turnAtom);
});

/** Takes the count of an answer, unless something newer is known. */
export const takeUnreadCountAtom = atom(null, (get, set, turn: number, count: number) => {
  if (turn === get(turnAtom)) set(countAtom, count);
});

/** Corrects the count by what the person has just done. */
export const adjustUnreadCountAtom = atom(null, (get, set, by: number) => {
  set(takeUnreadCountAtom, set(askUnreadCountAtom), Math.max(0, get(unreadCountAtom) + by));
});

/** Asks the server for the count, past the GET cache. Nobody waits for it: a failure leaves the number as it was. */
export const refreshUnreadCountAtom = atom(null, async (get, set) => {
  if (get(currentUserIdAtom) === undefined) return;
  const turn = set(askUnreadCountAtom);
  try {
    const { count } = await request(getUnreadNotifications, { bypassCache: true });
    set(takeUnreadCountAtom, turn, count);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
});
