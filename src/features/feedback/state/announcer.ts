import { atom } from 'jotai';
import { deviceAtom } from '@/shared/lib/scope';

/** The current text of the page's polite live region. `turn` changes even when the text doesn't. */
const textAtom = deviceAtom(atom({ text: '', turn: 0 }));

export const announcementAtom = atom((get) => get(textAtom));

/** Announces a short sentence to screen readers without moving the focus. */
export const announceAtom = atom(null, (_get, set, text: string) => {
  set(textAtom, ({ turn }) => ({ text, turn: turn + 1 }));
});
