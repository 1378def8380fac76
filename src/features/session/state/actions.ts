import { atom } from 'jotai';
import { ApiError, type AuthResult, getCurrentUser, logOut, request } from '@/api';
import { showErrorAtom, showToastAtom } from '@/features/feedback';
import { type Path, paths, trustedPath } from '@/shared/lib/paths';
import { required } from '@/shared/lib/required';
import { deviceAction } from '@/shared/lib/scope';
import { clearedOnSignOut, isFirstLoginEntry, newUserEntry, returnToEntry, returnToOwnerEntry } from '../storage.ts';
import { strings } from '../strings.ts';
import { currentUserIdAtom, setCurrentUserAtom } from './currentUser.ts';
import { redirectToAtom } from './redirect.ts';

/** Forgets the session in this browser, and leads on. Theme, logo and colour scheme stay. */
export const clearSessionAtom = deviceAction(
  atom(null, (_get, set, destination?: Path) => {
    for (const entry of clearedOnSignOut) entry.remove();
    document.body.removeAttribute('class'); // A dialog that was open may have left its scroll lock behind.
    // This step is last, because the next person starts at once with the values that are stored by then.
    set(setCurrentUserAtom, undefined);
    if (destination) set(redirectToAtom, destination);
  }),
);

/**
 * Takes the answer of any call that starts a session: loads the profile, stores it, and leads home or back to
 * where this person's session had expired. Rejects with the ApiError of the profile fetch, so that the form can say it.
 */
export const startSessionAtom = deviceAction(
  atom(null, async (_get, set, result: AuthResult, destination?: Path) => {
    const user = required(await request(getCurrentUser, { bypassCache: true }));
    if (result.isNewUser) {
      isFirstLoginEntry.write('true');
      newUserEntry.write('true');
    }
    set(setCurrentUserAtom, user);
    const returnPath = takeReturnPath(user.id);
    set(redirectToAtom, destination ?? returnPath ?? paths.home());
  }),
);

/** The path at which this person's session had expired in this tab. It is forgotten in any case, so that it leads nobody later. */
function takeReturnPath(userId: string): Path | undefined {
  const path = returnToOwnerEntry.read() === userId ? returnToEntry.read() : undefined;
  returnToEntry.remove();
  returnToOwnerEntry.remove();
  return trustedPath(path);
}

/** Asks the server who is signed in and stores the answer. Refusals are acted on by the session guard. */
export const refreshCurrentUserAtom = atom(null, async (get, set) => {
  if (get(currentUserIdAtom) === undefined) return;
  try {
    const user = await request(getCurrentUser, { bypassCache: true });
    if (user) set(setCurrentUserAtom, user);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error; // The stored profile serves until the server can be reached.
  }
});

/** True while the session is being ended: other refusals meanwhile aren't reported. Read and written on the device only. */
export const isLeavingAtom = atom(false);

/** Ends a session that the server reports as over: shows the documented message and goes home. */
export const expireSessionAtom = deviceAction(
  atom(null, (_get, set) => {
    set(showToastAtom, { tone: 'negative', title: strings.expiredTitle, description: strings.expired });
    set(clearSessionAtom, paths.home());
  }),
);

/**
 * Ends the session. A 403 means that it had ended already, a 401 is what it is everywhere; on any other failure the person stays signed in and
 * reads why. Who has come next stays.
 */
export const logOutAtom = deviceAction(
  atom(null, async (get, set) => {
    const userId = get(currentUserIdAtom);
    set(isLeavingAtom, true);
    try {
      await request(logOut);
    } catch (error) {
      const status = error instanceof ApiError ? error.statusCode : 0;
      if (status !== 403) {
        if (status !== 401) set(showErrorAtom, error);
        else if (get(currentUserIdAtom) === userId) set(expireSessionAtom);
        return;
      }
    } finally {
      set(isLeavingAtom, false);
    }
    if (get(currentUserIdAtom) === userId) set(clearSessionAtom, paths.welcome());
  }),
);
