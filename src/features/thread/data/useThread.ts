import { type QueryClient, useQuery } from '@tanstack/react-query';
import { atom, useSetAtom } from 'jotai';
import { getPost, type Post, request } from '@/api';
import { type LoadState, loadStateOf, queryStateOf } from '@/features/lists';
import { type PostSource, putPostsAtom, requestReplies } from '@/features/posts';

/** Direct replies shown at a time on a post's page (contract: 10 at a time). */
export const repliesAtATime = 10;

/** Replies to visible replies: how many requests run at once (specification, section 9), and how many are shown below each. */
const nestedReplies = { atOnce: 4, shown: 3 } as const;

/** A post is requested again whenever its page is opened, except by the render that waited for its answer; in ms. */
const freshFor = 2000;

/** The state of a post's request; doesn't request anything itself. */
export const usePostState = (id: string): LoadState => loadStateOf(usePostQuery(id, false));

/** Loads one post, with its target, as entities. */
export const usePost = (id: string): { state: LoadState; error: unknown; retry: () => void } => queryStateOf(usePostQuery(id, true));

/** Shared by all observers of the query, because a refetch of all queries uses the options of the last observer. */
function usePostQuery(id: string, enabled: boolean) {
  const put = useSetAtom(putPostsAtom);
  return useQuery({ ...postQuery(id, put), enabled });
}

const postQuery = (id: string, put: (posts: readonly Post[]) => void) => ({
  queryKey: ['post', id],
  staleTime: freshFor,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const post = await request(getPost, { params: { id }, signal });
    if (post) put([post]);
    return post?.id ?? null;
  },
});

/** Requests the post of a page that is about to be drawn. Resolves when the request has succeeded or failed. */
export const prefetchPostAtom = atom(null, (_get, set, client: QueryClient, id: string) =>
  client.prefetchQuery(postQuery(id, (posts) => set(putPostsAtom, posts))),
);

/** The direct replies of a post, newest first, in one answer; replies to them are fetched while they are in view. */
export function repliesSource(postId: string): PostSource {
  return {
    list: `replies:${postId}`,
    paging: 'none',
    sizes: { first: repliesAtATime, further: repliesAtATime },
    replies: nestedReplies,
    fetch: ({ signal }) => requestReplies(postId, signal),
  };
}
