import { atom } from 'jotai';
import { deleteAccount, request } from '@/api';
import { showSuccessAtom } from '@/features/feedback';
import { clearSessionAtom, redirectToAtom } from '@/features/session';
import { paths } from '@/shared/lib/paths';
import { strings } from '../strings.ts';

/** Deletes the account and forgets what signing out forgets. Rejects with the ApiError of the call. */
export const deleteAccountAtom = atom(null, async (_get, set, reason: string) => {
  const words = reason.trim();
  await request(deleteAccount, { body: words === '' ? {} : { reason: words } });
  set(clearSessionAtom);
  set(redirectToAtom, paths.welcome());
  set(showSuccessAtom, strings.deleted);
});
