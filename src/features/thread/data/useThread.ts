import { skipToken, useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { getPost, request } from '@/api';
import { type LoadState, loadStateOf, queryStateOf } from '@/features/lists';
import { type PostSource, putPostsAtom, requestReplies } from '@/features/posts';
import { nestedReplies, repliesAtATime } from '../constants.ts';

const keyOf = (id: string) => ['post', id] as const;

/** How far a post has come that the screen asks for; asks for nothing itself. */
export const usePostState = (id: string): LoadState => loadStateOf(useQuery({ queryKey: keyOf(id), queryFn: skipToken }));

/** Loads one post, with its target, as entities. */
export function usePost(id: string): { state: LoadState; retry: () => void } {
  const put = useSetAtom(putPostsAtom);
  const query = useQuery({
    queryKey: keyOf(id),
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const post = await request(getPost, { params: { id }, signal });
      if (post) put([post]);
      return post?.id ?? null;
    },
  });
  return queryStateOf(query);
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
