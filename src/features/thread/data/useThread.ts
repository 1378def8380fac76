import { type QueryClient, useQuery } from '@tanstack/react-query';
import { atom, useSetAtom } from 'jotai';
import { getPost, type Post, request } from '@/api';
import { type LoadState, loadStateOf, queryStateOf } from '@/features/lists';
import { type PostSource, putPostsAtom, requestReplies } from '@/features/posts';
import { nestedReplies, repliesAtATime } from '../constants.ts';

/** A post is asked for anew whenever its page is opened, but not by the drawing that waited for its answer; in ms. */
const justAsked = 2000;

/** How far a post has come that the screen asks for; asks for nothing itself. */
export const usePostState = (id: string): LoadState => loadStateOf(usePostQuery(id, false));

/** Loads one post, with its target, as entities. */
export const usePost = (id: string): { state: LoadState; retry: () => void } => queryStateOf(usePostQuery(id, true));

/** Whoever follows a query has to know how it is asked: the last one's way is taken when everything is asked for anew. */
function usePostQuery(id: string, enabled: boolean) {
  const put = useSetAtom(putPostsAtom);
  return useQuery({ ...postQuery(id, put), enabled });
}

const postQuery = (id: string, put: (posts: readonly Post[]) => void) => ({
  queryKey: ['post', id],
  staleTime: justAsked,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const post = await request(getPost, { params: { id }, signal });
    if (post) put([post]);
    return post?.id ?? null;
  },
});

/** Asks for the post of a page that is about to be drawn, so that it is drawn with it. Resolves when the answer is here, whatever it is. */
export const prefetchPostAtom = atom(null, (_get, set, client: QueryClient, id: string) =>
  client.prefetchQuery(postQuery(id, (posts) => set(putPostsAtom, posts))),
);

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
