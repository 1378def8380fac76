import { atom } from 'jotai';
import { deleteAccount, request } from '@/api';
import { showSuccessAtom } from '@/features/feedback';
import { clearSessionAtom } from '@/features/session';
import { paths } from '@/shared/lib/paths';
import { scopeSignalAtom } from '@/shared/lib/scope';
import { strings } from '../strings.ts';

/** Deletes the account and clears the same data as signing out, unless another person has signed in meanwhile. Rejects with the call's ApiError. */
export const deleteAccountAtom = atom(null, async (get, set, reason: string) => {
  const trimmed = reason.trim();
  await request(deleteAccount, { body: trimmed === '' ? {} : { reason: trimmed } });
  if (get(scopeSignalAtom).aborted) return;
  set(showSuccessAtom, strings.deleted);
  set(clearSessionAtom, paths.welcome());
});
