import { atom } from 'jotai';
import { array, object, string } from 'valibot';
import { currentUserIdAtom } from '@/features/session';
import { stored, storedAtom } from '@/shared/storage';

/** So many searches are remembered. */
export const recentLimit = 8;

/** Puts a term first among those searched before; the same words in other letters or spaces are the same search. */
export function withRecent(terms: readonly string[], term: string): readonly string[] {
  const words = term.trim().replace(/\s+/g, ' ');
  if (words === '') return terms;
  return [words, ...terms.filter((other) => !isSame(other, words))].slice(0, recentLimit);
}

export function withoutRecent(terms: readonly string[], term: string): readonly string[] {
  return terms.filter((other) => !isSame(other, term));
}

const isSame = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

const storedRecentAtom = storedAtom(stored('recentSearches', object({ userId: string(), terms: array(string()) })));

/** What the signed-in person searched before in this browser, latest first; nobody sees another person's. */
export const recentSearchesAtom = atom((get): readonly string[] => {
  const kept = get(storedRecentAtom);
  return kept && kept.userId === get(currentUserIdAtom) ? kept.terms : [];
});

const keepAtom = atom(null, (get, set, terms: readonly string[]) => {
  const userId = get(currentUserIdAtom);
  if (userId !== undefined) set(storedRecentAtom, terms.length > 0 ? { userId, terms: [...terms] } : undefined);
});

export const addRecentSearchAtom = atom(null, (get, set, term: string) => set(keepAtom, withRecent(get(recentSearchesAtom), term)));
export const removeRecentSearchAtom = atom(null, (get, set, term: string) => set(keepAtom, withoutRecent(get(recentSearchesAtom), term)));
export const clearRecentSearchesAtom = atom(null, (_get, set) => set(keepAtom, []));
