import { atom } from 'jotai';
import { copyText } from '@/shared/lib/copyText';
import { copyStrings } from '../copyStrings.ts';
import { showSuccessAtom } from './toasts.ts';

const shownAtom = atom<string | undefined>(undefined);

/** The link that the browser would not copy, shown for the person to copy. Setting it puts it away. */
export const linkToCopyAtom = atom(
  (get) => get(shownAtom),
  (_get, set) => set(shownAtom, undefined),
);

/** Copies a link that may still be on its way, and says so; `life` is the message's. Rejects when the link itself does not come. */
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
