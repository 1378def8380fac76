import { atom } from 'jotai';
import { currentUserIdAtom, isFirstLoginEntry } from '@/features/session';
import { storedAtom } from '@/shared/storage';

/** What `session` writes at the first sign-in of a new account; `firstSteps.ts` has its other value. */
export const firstLoginFlagAtom = storedAtom(isFirstLoginEntry);

/** True from the first sign-in of a new account until the welcome posts and the first steps are dismissed. */
export const isFirstLoginAtom = atom((get) => get(currentUserIdAtom) !== undefined && get(firstLoginFlagAtom) !== undefined);
