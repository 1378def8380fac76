import { atom } from 'jotai';
import type { Scheme } from '@/design-system/theme/types.ts';
import { deviceAtom } from '@/shared/lib/scope';
import { storedAtom } from '@/shared/storage';
import { schemeEntry } from '../storage.ts';
import { repaint } from './painter.ts';

/** The person's choice; `auto` follows the system. */
export type SchemeChoice = 'auto' | Scheme;

const storedSchemeAtom = deviceAtom(storedAtom(schemeEntry));

/** The chosen colour scheme. */
export const schemeAtom = atom((get): SchemeChoice => get(storedSchemeAtom) ?? 'auto');

/** Chooses a colour scheme and shows it at once; `auto` removes the stored choice. */
export const setSchemeAtom = atom(null, (_get, set, choice: SchemeChoice) => {
  set(storedSchemeAtom, choice === 'auto' ? undefined : choice);
  void repaint();
});
