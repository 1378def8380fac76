import { useSetAtom } from 'jotai';
import { getSuggestedUsers, request } from '@/api';
import { usePagedList } from '@/features/lists';
import { putUsersAtom } from '../state/users.ts';

/** Number of suggestions requested (specification, section 9). */
const suggestions = 25;

/** Ids of people worth following. Optional: a failure counts as an empty list. */
export function useSuggestedUsers(): { isLoading: boolean; ids: readonly string[] } {
  const { state, entries } = usePagedList({
    list: 'suggested',
    paging: 'none',
    sizes: { first: suggestions, further: suggestions },
    fetch: ({ limit, signal }) => request(getSuggestedUsers, { query: { limit }, signal }),
    store: useSetAtom(putUsersAtom),
  });
  return { isLoading: state === 'loading', ids: entries.map(({ id }) => id) };
}
