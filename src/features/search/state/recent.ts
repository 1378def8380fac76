import { atom } from 'jotai';
import { array, object, string } from 'valibot';
import { currentUserIdAtom } from '@/features/session';
import { stored, storedAtom } from '@/shared/storage';

/** Maximum number of stored searches. */
export const recentLimit = 8;

/** Puts a term first among the recent searches; terms that differ only in case or white space are the same search. */
export function withRecent(terms: readonly string[], term: string): readonly string[] {
  const normalised = term.trim().replace(/\s+/g, ' ');
  if (normalised === '') return terms;
  return [normalised, ...terms.filter((other) => !isSame(other, normalised))].slice(0, recentLimit);
}

export function withoutRecent(terms: readonly string[], term: string): readonly string[] {
  return terms.filter((other) => !isSame(other, term));
}

const isSame = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();

const storedRecentAtom = storedAtom(stored('recentSearches', object({ userId: string(), terms: array(string()) })));

/** The recent searches of the signed-in person in this browser, latest first; another person's are never returned. */
export const recentSearchesAtom = atom((get): readonly string[] => {
  const recent = get(storedRecentAtom);
  return recent && recent.userId === get(currentUserIdAtom) ? recent.terms : [];
});

const storeTermsAtom = atom(null, (get, set, terms: readonly string[]) => {
  const userId = get(currentUserIdAtom);
  if (userId !== undefined) set(storedRecentAtom, terms.length > 0 ? { userId, terms: [...terms] } : undefined);
});

export const addRecentSearchAtom = atom(null, (get, set, term: string) => set(storeTermsAtom, withRecent(get(recentSearchesAtom), term)));
export const removeRecentSearchAtom = atom(null, (get, set, term: string) =>
  set(storeTermsAtom, withoutRecent(get(recentSearchesAtom), term)),
);
export const clearRecentSearchesAtom = atom(null, (_get, set) => set(storeTermsAtom, []));
