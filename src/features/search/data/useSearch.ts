import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { request, search } from '@/api';
import { loadStateOf } from '@/features/lists';
import { putPostsAtom } from '@/features/posts';
import { putUsersAtom } from '@/features/users';
import { groupHits } from '../model/results.ts';

/** Runs a search; `undefined` searches nothing. A newer term cancels the older one. */
export function useSearch(term: string | undefined) {
  const putUsers = useSetAtom(putUsersAtom);
  const putPosts = useSetAtom(putPostsAtom);
  const query = useQuery({
    queryKey: ['search', term],
    enabled: term !== undefined,
    queryFn: async ({ signal }) => {
      const { results } = await request(search, { query: { query: term ?? '' }, signal });
      const found = groupHits(results);
      putUsers(found.users);
      putPosts(found.posts);
      return found;
    },
  });
  const state = term === undefined ? 'idle' : loadStateOf(query);
  return { state, results: query.data, retry: () => void query.refetch() } as const;
}
