import { atom } from 'jotai';
import { ApiError, type AuthResult, getCurrentUser, logOut, request } from '@/api';
import { showErrorAtom } from '@/features/feedback';
import { type Path, paths, trustedPath } from '@/shared/lib/paths';
import { required } from '@/shared/lib/required';
import { clearedOnSignOut, isFirstLoginEntry, newUserEntry, returnToEntry } from '../storage.ts';
import { currentUserIdAtom, setCurrentUserAtom } from './currentUser.ts';
import { redirectToAtom } from './redirect.ts';

/** Forgets the session in this browser. Theme, logo and colour scheme stay. */
export const clearSessionAtom = atom(null, (_get, set) => {
  set(setCurrentUserAtom, undefined);
  for (const entry of clearedOnSignOut) entry.remove();
  document.body.removeAttribute('class'); // A dialog that was open may have left its scroll lock behind.
});

/**
 * Takes the answer of any call that starts a session: loads the profile, stores it, and leads home or back to
 * where the session had expired. Rejects with the ApiError of the profile fetch, so that the form can say it.
 */
export const startSessionAtom = atom(null, async (_get, set, result: AuthResult, destination?: Path) => {
  const user = required(await request(getCurrentUser, { bypassCache: true }));
  set(setCurrentUserAtom, user);
  if (result.isNewUser) {
    isFirstLoginEntry.write('true');
    newUserEntry.write('true');
  }
  set(redirectToAtom, destination ?? takeReturnPath() ?? paths.home());
});

function takeReturnPath(): Path | undefined {
  const path = returnToEntry.read();
  returnToEntry.remove();
  return trustedPath(path);
}

/** Asks the server who is signed in and stores the answer, unless somebody else is by then. Refusals are acted on by the session guard. */
export const refreshCurrentUserAtom = atom(null, async (get, set) => {
  const asked = get(currentUserIdAtom);
  if (asked === undefined) return;
  try {
    const user = await request(getCurrentUser, { bypassCache: true });
    if (user && get(currentUserIdAtom) === asked) set(setCurrentUserAtom, user);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error; // The stored profile serves until the server can be reached.
  }
});

const leavingAtom = atom(false);
/** True while the session is being ended: whatever else is refused meanwhile is no news. */
export const isLeavingAtom = atom((get) => get(leavingAtom));

/** Ends the session. A 403 means that it had ended already; on any other failure the person stays signed in and reads why. Who has come next stays. */
export const logOutAtom = atom(null, async (get, set) => {
  const asked = get(currentUserIdAtom);
  set(leavingAtom, true);
  try {
    await request(logOut);
  } catch (error) {
    if (!(error instanceof ApiError && error.statusCode === 403)) {
      set(showErrorAtom, error);
      return;
    }
  } finally {
    set(leavingAtom, false);
  }
  if (get(currentUserIdAtom) !== asked) return;
  set(clearSessionAtom);
  set(redirectToAtom, paths.welcome());
});
