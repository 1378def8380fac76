import { atom } from 'jotai';
import { ApiError, type AuthResult, getCurrentUser, logOut, request } from '@/api';
import { showErrorAtom } from '@/features/feedback';
import { type Path, paths, trustedPath } from '@/shared/lib/paths';
import { required } from '@/shared/lib/required';
import { deviceAction } from '@/shared/lib/scope';
import { clearedOnSignOut, isFirstLoginEntry, newUserEntry, returnToEntry } from '../storage.ts';
import { currentUserIdAtom, setCurrentUserAtom } from './currentUser.ts';
import { redirectToAtom } from './redirect.ts';

/** Forgets the session in this browser, and leads on. Theme, logo and colour scheme stay. */
export const clearSessionAtom = deviceAction(
  atom(null, (_get, set, destination?: Path) => {
    for (const entry of clearedOnSignOut) entry.remove();
    document.body.removeAttribute('class'); // A dialog that was open may have left its scroll lock behind.
    // Last: whoever comes next begins at once, with what is stored by then.
    set(setCurrentUserAtom, undefined);
    if (destination) set(redirectToAtom, destination);
  }),
);

/**
 * Takes the answer of any call that starts a session: loads the profile, stores it, and leads home or back to
 * where the session had expired. Rejects with the ApiError of the profile fetch, so that the form can say it.
 */
export const startSessionAtom = deviceAction(
  atom(null, async (_get, set, result: AuthResult, destination?: Path) => {
    const user = required(await request(getCurrentUser, { bypassCache: true }));
    if (result.isNewUser) {
      isFirstLoginEntry.write('true');
      newUserEntry.write('true');
    }
    set(setCurrentUserAtom, user);
    set(redirectToAtom, destination ?? takeReturnPath() ?? paths.home());
  }),
);

function takeReturnPath(): Path | undefined {
  const path = returnToEntry.read();
  returnToEntry.remove();
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

/** True while the session is being ended: whatever else is refused meanwhile is no news. Read and written on the device only. */
export const isLeavingAtom = atom(false);

/** Ends the session. A 403 means that it had ended already; on any other failure the person stays signed in and reads why. Who has come next stays. */
export const logOutAtom = deviceAction(
  atom(null, async (get, set) => {
    const asked = get(currentUserIdAtom);
    set(isLeavingAtom, true);
    try {
      await request(logOut);
    } catch (error) {
      if (!(error instanceof ApiError && error.statusCode === 403)) {
        set(showErrorAtom, error);
        return;
      }
    } finally {
      set(isLeavingAtom, false);
    }
    if (get(currentUserIdAtom) === asked) set(clearSessionAtom, paths.welcome());
  }),
);
