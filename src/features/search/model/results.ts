import type { Organization, Post, SearchHit, User } from '@/api';
import { minSearchLength } from '../constants.ts';

/** What a search found, by collection. */
export interface SearchResults {
  readonly users: readonly User[];
  readonly posts: readonly Post[];
  readonly groups: readonly Organization[];
}

export function groupHits(hits: readonly SearchHit[]): SearchResults {
  return {
    users: hits.flatMap((hit) => (hit.collection === 'users' ? [hit.item] : [])),
    posts: hits.flatMap((hit) => (hit.collection === 'posts' ? [hit.item] : [])),
    groups: hits.flatMap((hit) => (hit.collection === 'groups' ? [hit.item] : [])),
  };
}

/** The term to search for, or undefined while there are fewer than two characters besides white space. */
export function usableTerm(input: string): string | undefined {
  const term = input.trim();
  return term.length >= minSearchLength ? term : undefined;
}

/** What of the results is shown: the best of each kind, or one kind whole. */
export const resultTabs = ['top', 'people', 'posts', 'groups'] as const;
export type ResultTab = (typeof resultTabs)[number];

/** The tab that an address names with `?tab=`; the best of everything where it names none that there is. */
export function tabIn(param: string | null): ResultTab {
  return resultTabs.find((tab) => tab === param) ?? 'top';
}
