import { atom } from 'jotai';
import type { User } from '@/api';
import { showErrorAtom, showSuccessAtom } from '@/features/feedback';
import { profilePathOf } from '@/features/users';
import { shareable } from '@/shared/lib/paths';
import { strings } from '../strings.ts';

/** Puts the address of a person's profile on the clipboard. */
export const shareProfileAtom = atom(null, async (_get, set, user: User) => {
  try {
    await navigator.clipboard.writeText(shareable(profilePathOf(user)));
    set(showSuccessAtom, strings.linkCopied);
  } catch (error) {
    // The browser refuses without focus or permission.
    set(showErrorAtom, error, strings.copyFailed);
  }
});
