import { atom } from 'jotai';
import { currentUserIdAtom, isFirstLoginEntry } from '@/features/session';
import { storedAtom } from '@/shared/storage';

const storedFlagAtom = storedAtom(isFirstLoginEntry);

/** True from the first sign-in of a new account until the welcome posts are dismissed. */
export const isFirstLoginAtom = atom((get) => get(currentUserIdAtom) !== undefined && get(storedFlagAtom) !== undefined);
export const endFirstLoginAtom = atom(null, (_get, set) => set(storedFlagAtom, undefined));
