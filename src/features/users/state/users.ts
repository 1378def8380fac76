import { atom } from 'jotai';
import type { User } from '@/api';
import { createEntities } from '@/shared/lib/entities';

/**
 * The store of people, for changes (`createOptimisticAtom`). Fields that only some answers carry (`followType`, counts) survive an answer
 * without them, so that a post list cannot wipe out what the profile knows.
 */
export const users = createEntities<User>({ merge: (known, row) => ({ ...known, ...withoutAbsent(row) }) });

/** The person with this id, once any answer has described them. */
export const userAtom = users.atomOf;

const recentAtom = atom<readonly User[]>([]);
/** A few people of the first list that was loaded. */
export const recentAuthorsAtom = atom((get) => get(recentAtom));

/** Stores people as an answer described them. */
export const putUsersAtom = atom(null, (_get, set, rows: readonly User[]) => {
  set(recentAtom, (known) => (known.length > 0 ? known : rows.slice(0, 20)));
  set(users.putAtom, rows);
});

export const keepOnlyUsersAtom = users.keepOnlyAtom;

function withoutAbsent(row: User): User {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as User;
}
