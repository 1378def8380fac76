import { atom } from 'jotai';
import type { CurrentUser } from '@/api';
import { currentUserAtom } from '@/features/session';
import { userAtom } from './users.ts';

/**
 * The signed-in person: the entity that everybody sees and every answer updates, with the private fields that only the
 * session has. Components that show the person read this; `currentUserAtom` is for the session itself.
 */
export const currentPersonAtom = atom((get): CurrentUser | undefined => {
  const own = get(currentUserAtom);
  if (!own) return undefined;
  const { email, phone } = own;
  return { ...own, ...get(userAtom(own.id)), email, phone };
});
