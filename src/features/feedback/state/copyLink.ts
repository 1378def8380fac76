import { atom } from 'jotai';
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
  // Closes the dialog of an earlier try. If its code couldn't be fetched, opening it again fetches the code again.
  set(shownAtom, undefined);
  try {
    await copyText(link);
  } catch {
    set(shownAtom, await link);
    return;
  }
  set(showSuccessAtom, copyStrings.linkCopied, life);
});

/**
 * Copies a text to the clipboard that may still be loading. Call it in a click handler: WebKit lets a page write only then, so the
 * clipboard is opened at once and waits for the text. Rejects when the browser refuses or the text fails to load.
 */
async function copyText(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  // Missing in Firefox before version 127, which allows writing for some seconds after a click.
  if (typeof text === 'string' || !globalThis.ClipboardItem) return clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // A clipboard that refuses at once doesn't wait for the text; the caller gets the error either way.
  blob.catch(() => undefined);
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
