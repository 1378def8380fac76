import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { getSuggestedUsers, request } from '@/api';
import { putUsersAtom } from '../state/users.ts';

/** How many suggestions are asked for (specification, section 9). */
const suggestions = 25;

/** Ids of people worth following. Optional: a failure counts as none. */
export function useSuggestedUsers(): { isLoading: boolean; ids: readonly string[] } {
  const putUsers = useSetAtom(putUsersAtom);
  const { data, isPending } = useQuery({
    queryKey: ['suggested-users'],
    queryFn: async ({ signal }) => {
      const { results } = await request(getSuggestedUsers, { query: { limit: suggestions }, signal });
      putUsers(results);
      return results.map(({ id }) => id);
    },
  });
  return { isLoading: isPending, ids: data ?? [] };
}
