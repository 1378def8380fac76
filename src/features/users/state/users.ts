import { atom } from 'jotai';
import type { CurrentUser, User } from '@/api';
import { currentUserAtom } from '@/features/session';
import { createEntities } from '@/shared/lib/entities';

/**
 * The stored people, for changes (`createOptimisticAtom`). Fields that only some answers carry (`followType`, counts) keep their values,
 * so that a list of posts can't remove what the profile has loaded.
 */
export const users = createEntities<User>({ merge: mergeChanges });

/** The person with this id, once any answer has described them. */
export const userAtom = users.atomOf;

const recentAtom = atom<readonly User[]>([]);
/** A few people from the first list that was loaded. */
export const recentAuthorsAtom = atom((get) => get(recentAtom));

/** Stores the people of an answer. */
export const putUsersAtom = atom(null, (_get, set, rows: readonly User[]) => {
  set(recentAtom, (known) => (known.length > 0 ? known : rows.slice(0, 20)));
  set(users.putAtom, rows);
});

/** Returns the stored row itself when the answer changes nothing, because a page of posts repeats the same few people hundreds of times. */
function mergeChanges(known: User | undefined, row: User): User {
  const news = Object.entries(row).filter(([name, value]) => value !== undefined && !isSame(known?.[name as keyof User], value));
  return known && news.length === 0 ? known : ({ ...known, ...Object.fromEntries(news) } as User);
}

const isSame = (a: unknown, b: unknown) => a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));

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
