import { atom } from 'jotai';
import { deviceAtom } from '@/shared/lib/scope';

/** What the polite live region of the page says now. `turn` changes even when the words do not. */
const spokenAtom = deviceAtom(atom({ text: '', turn: 0 }));

export const announcementAtom = atom((get) => get(spokenAtom));

/** Has a screen reader say a short sentence without moving the focus. */
export const announceAtom = atom(null, (_get, set, text: string) => {
  set(spokenAtom, ({ turn }) => ({ text, turn: turn + 1 }));
});
