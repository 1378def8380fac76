import { atom } from 'jotai';
import { deleteAccount, request } from '@/api';
import { showSuccessAtom } from '@/features/feedback';
import { clearSessionAtom, currentUserIdAtom, redirectToAtom } from '@/features/session';
import { paths } from '@/shared/lib/paths';
import { strings } from '../strings.ts';

/** Deletes the account and forgets what signing out forgets, unless somebody else is signed in by then. Rejects with the ApiError of the call. */
export const deleteAccountAtom = atom(null, async (get, set, reason: string) => {
  const words = reason.trim();
  const asked = get(currentUserIdAtom);
  await request(deleteAccount, { body: words === '' ? {} : { reason: words } });
  if (get(currentUserIdAtom) !== asked) return;
  set(clearSessionAtom);
  set(redirectToAtom, paths.welcome());
  set(showSuccessAtom, strings.deleted);
});
