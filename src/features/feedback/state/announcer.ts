import { atom } from 'jotai';
import { deviceAtom } from '@/shared/lib/scope';

/** The current text of the page's polite live region. `turn` changes even when the text doesn't. */
const spokenAtom = deviceAtom(atom({ text: '', turn: 0 }));

export const announcementAtom = atom((get) => get(spokenAtom));

/** Announces a short sentence to screen readers without moving the focus. */
export const announceAtom = atom(null, (_get, set, text: string) => {
  set(spokenAtom, ({ turn }) => ({ text, turn: turn + 1 }));
});
