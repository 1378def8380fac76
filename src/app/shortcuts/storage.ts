import { atom } from 'jotai';
import { literal } from 'valibot';
import { deviceAtom } from '@/shared/lib/scope';
import { stored, storedAtom } from '@/shared/storage';

/** Stored per browser, like the keyboard; signing out doesn't change it. Nothing is stored while shortcuts are on. */
const choiceAtom = deviceAtom(storedAtom(stored('keyboardShortcuts', literal('off'))));

/** The overlays that shortcuts open: their list, or the palette of commands. */
export type ShortcutLayer = 'list' | 'palette';

/** Which of them is open; keys and the profile menu open them. */
export const shortcutLayerAtom = atom<ShortcutLayer | undefined>(undefined);

/** Whether single keys are switched on. */
export const areShortcutsOnAtom = atom(
  (get) => get(choiceAtom) !== 'off',
  (_get, set, isOn: boolean) => set(choiceAtom, isOn ? undefined : 'off'),
);
