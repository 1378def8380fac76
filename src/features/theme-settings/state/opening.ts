import { atom } from 'jotai';

/** Where the dialog starts: from the current theme, or from the payload of a shared link. */
export type Opening = { from: 'current' } | { from: 'link'; payload: string };

const openingBaseAtom = atom<Opening | undefined>(undefined);

/** How Theme Settings was opened; nothing while it is closed. */
export const openingAtom = atom((get) => get(openingBaseAtom));

/** Opens Theme Settings. */
export const openThemeSettingsAtom = atom(null, (_get, set, opening: Opening = { from: 'current' }) => {
  set(openingBaseAtom, opening);
});

export const closeThemeSettingsAtom = atom(null, (_get, set) => {
  set(openingBaseAtom, undefined);
});
