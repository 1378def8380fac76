import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { getPost, request } from '@/api';
import { type LoadState, loadStateOf, queryStateOf } from '@/features/lists';
import { type PostSource, putPostsAtom, requestReplies } from '@/features/posts';
import { nestedReplies, repliesAtATime } from '../constants.ts';

/** How far a post has come that the screen asks for; asks for nothing itself. */
export const usePostState = (id: string): LoadState => loadStateOf(usePostQuery(id, false));

/** Loads one post, with its target, as entities. */
export const usePost = (id: string): { state: LoadState; retry: () => void } => queryStateOf(usePostQuery(id, true));

/** Whoever follows a query has to know how it is asked: the last one's way is taken when everything is asked for anew. */
function usePostQuery(id: string, enabled: boolean) {
  const put = useSetAtom(putPostsAtom);
  return useQuery({
    queryKey: ['post', id],
    enabled,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const post = await request(getPost, { params: { id }, signal });
      if (post) put([post]);
      return post?.id ?? null;
    },
  });
}

/** The direct replies of a post, newest first, which come whole; what answers them is fetched while they are in view. */
export function repliesSource(postId: string): PostSource {
  return {
    list: `replies:${postId}`,
    paging: 'none',
    sizes: { first: repliesAtATime, further: repliesAtATime },
    replies: nestedReplies,
    fetch: ({ signal }) => requestReplies(postId, signal),
  };
}
