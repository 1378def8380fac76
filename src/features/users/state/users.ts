import { atom } from 'jotai';
import type { User } from '@/api';
import { createEntities } from '@/shared/lib/entities';

/**
 * The store of people, for changes (`createOptimisticAtom`). Fields that only some answers carry (`followType`, counts) survive an answer
 * without them, so that a post list cannot wipe out what the profile knows.
 */
export const users = createEntities<User>({ merge: withNews });

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

/** The known row itself where the answer tells nothing new: a page of posts describes the same few people hundreds of times. */
function withNews(known: User | undefined, row: User): User {
  const news = Object.entries(row).filter(([name, value]) => value !== undefined && !isSame(known?.[name as keyof User], value));
  return known && news.length === 0 ? known : ({ ...known, ...Object.fromEntries(news) } as User);
}

const isSame = (a: unknown, b: unknown) => a === b || (typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b));
