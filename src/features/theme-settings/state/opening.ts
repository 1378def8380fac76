import { atom } from 'jotai';

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
