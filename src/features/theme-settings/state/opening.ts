import { atom } from 'jotai';
import { linkPrefix } from '../constants.ts';

/** The initial theme of the dialog: the current theme, or the payload of a shared link. */
export type Opening = { from: 'current' } | { from: 'link'; payload: string };

const openingBaseAtom = atom<Opening | undefined>(undefined);

/** How Theme Settings was opened; undefined while it is closed. */
export const openingAtom = atom((get) => get(openingBaseAtom));

/** Opens Theme Settings. */
export const openThemeSettingsAtom = atom(null, (_get, set, opening: Opening = { from: 'current' }) => {
  set(openingBaseAtom, opening);
});

export const closeThemeSettingsAtom = atom(null, (_get, set) => {
  set(openingBaseAtom, undefined);
});

/** The payload of a fragment for `readThemeLink`, or undefined. Separate from the reading, because every page checks for it. */
export function payloadOf(hash: string): string | undefined {
  return hash.startsWith(linkPrefix) ? hash.slice(linkPrefix.length) : undefined;
}
