import { atom } from 'jotai';
import { picklist } from 'valibot';
import { deviceAtom } from '@/shared/lib/scope';
import { stored, storedAtom } from '@/shared/storage';
import { type TierSet, tierSets } from '../constants.ts';

const storedSetAtom = deviceAtom(storedAtom(stored('tierSet', picklist(tierSets))));

/** The set of tier names chosen in this browser. */
export const tierSetAtom = atom(
  (get): TierSet => get(storedSetAtom) ?? 'standard',
  (_get, set, choice: TierSet) => set(storedSetAtom, choice),
);
