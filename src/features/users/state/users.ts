import type { User } from '@/api';
import { createEntities } from '@/shared/lib/entities';
import { atom } from 'jotai';

const users = createEntities<User>();

/** The person with this id, once any answer has described them. */
export const userAtom = users.atomOf;
export const patchUserAtom = users.patchAtom;
export const clearUserPatchAtom = users.clearPatchAtom;

const recentAtom = atom<readonly User[]>([]);
/** A few people of the first list that was loaded. */
export const recentAuthorsAtom = atom((get) => get(recentAtom));

/**
 * Stores people as an answer described them. Fields that only some answers carry (`followType`, counts) survive an
 * answer without them, so that a post list cannot wipe out what the profile knows.
 */
export const putUsersAtom = atom(null, (get, set, rows: readonly User[]) => {
  set(recentAtom, (known) => (known.length > 0 ? known : rows.slice(0, 20)));
  set(users.putAtom, rows.map((row) => ({ ...get(users.atomOf(row.id)), ...withoutAbsent(row) })));
});

export const keepOnlyUsersAtom = users.keepOnlyAtom;

function withoutAbsent(row: User): User {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as User;
}
