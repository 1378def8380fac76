import { atom } from 'jotai';
import { copyText } from '@/shared/lib/copyText';
import { copyStrings } from '../copyStrings.ts';
import { showSuccessAtom } from './toasts.ts';

const shownAtom = atom<string | undefined>(undefined);

/** A link that couldn't be copied, shown for the person to copy by hand. Writing to the atom hides it. */
export const linkToCopyAtom = atom(
  (get) => get(shownAtom),
  (_get, set) => set(shownAtom, undefined),
);

/** Copies a link, which may be a promise, and confirms it for `life` ms. Rejects when the link's promise rejects. */
export const copyLinkAtom = atom(null, async (_get, set, link: string | Promise<string>, life?: number): Promise<void> => {
  // The dialog of an earlier try is put away, so that this one fetches its code again if that had failed.
  set(shownAtom, undefined);
  try {
    await copyText(link);
  } catch {
    set(shownAtom, await link);
    return;
  }
  set(showSuccessAtom, copyStrings.linkCopied, life);
});
