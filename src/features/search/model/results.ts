import type { SearchHit } from '@/api';

/** Minimum number of characters of a search after trimming (specification, section 5). */
export const minSearchLength = 2;

type Collection = SearchHit['collection'];

/** The list entry of a hit. Ids are unique within one collection only, so the entry's own id includes the collection. */
export interface FoundEntry {
  readonly id: string;
  readonly collection: Collection;
  readonly itemId: string;
}

export const toEntry = ({ collection, item }: SearchHit): FoundEntry => ({ id: `${collection}:${item.id}`, collection, itemId: item.id });

/** The items of one collection, as the server sent them. */
export function itemsOf<C extends Collection>(hits: readonly SearchHit[], wanted: C) {
  return hits.flatMap(({ collection, item }) => (collection === wanted ? [item as Extract<SearchHit, { collection: C }>['item']] : []));
}

/** The ids of the found items, by collection. */
export type SearchResults = Readonly<Record<Collection, readonly string[]>>;

export function groupFound(entries: readonly FoundEntry[]): SearchResults {
  const idsOf = (wanted: Collection) => entries.filter(({ collection }) => collection === wanted).map(({ itemId }) => itemId);
  return { users: idsOf('users'), posts: idsOf('posts'), groups: idsOf('groups') };
}

/** The term to search for, or undefined while there are fewer than two characters besides white space. */
export function searchableTerm(input: string): string | undefined {
  const term = input.trim();
  return term.length >= minSearchLength ? term : undefined;
}

/** The tabs of the results: the best of each kind, or all of one kind. */
export const resultTabs = ['top', 'people', 'posts', 'groups'] as const;
export type ResultTab = (typeof resultTabs)[number];

/** The tab that the address names with `?tab=`; the best of each kind when it names none of the available tabs. */
export function parseResultTab(param: string | null): ResultTab {
  return resultTabs.find((tab) => tab === param) ?? 'top';
}
