import { atom } from 'jotai';
import type { CurrentUser } from '@/api';
import { currentUserAtom } from '@/features/session';
import { userAtom } from './users.ts';

/**
 * The signed-in person: the entity that everybody sees, which every answer keeps up to date, with the private part that only the
 * session knows. Whoever shows the person reads this; `currentUserAtom` is for the session itself.
 */
export const currentPersonAtom = atom((get): CurrentUser | undefined => {
  const own = get(currentUserAtom);
  if (!own) return undefined;
  const { email, phone } = own;
  return { ...own, ...get(userAtom(own.id)), email, phone };
});
