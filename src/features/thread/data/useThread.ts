import { ApiError, getPost, getReplies, type Post, request } from '@/api';
import { putPostsAtom } from '@/features/posts';
import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';

export type ThreadState = 'loading' | 'ready' | 'missing' | 'failed';

/** Loads one post, with its target, as entities. */
export function usePost(id: string): { state: ThreadState; retry: () => void } {
  const put = useSetAtom(putPostsAtom);
  const query = useQuery({
    queryKey: ['post', id],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const post = await request(getPost, { params: { id }, signal });
      if (post) put([post]);
      return post?.id ?? null;
    },
  });
  const isMissing = query.data === null || (query.error instanceof ApiError && query.error.statusCode === 404);
  const state = isMissing ? 'missing' : query.isError ? 'failed' : query.data ? 'ready' : 'loading';
  return { state, retry: () => void query.refetch() };
}

const unavailable = 503;

/** Loads the direct replies of a post, newest first, as ids. A 503 counts as no replies and is not said (specification, section 8). */
export function useReplies(postId: string): { state: ThreadState; ids: readonly string[]; retry: () => void } {
  const put = useSetAtom(putPostsAtom);
  const query = useQuery({
    queryKey: ['replies', postId],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const replies = await fetchReplies(postId, signal);
      put(replies);
      return replies.map(({ id }) => id);
    },
  });
  return {
    state: query.data ? 'ready' : query.isError ? 'failed' : 'loading',
    ids: query.data ?? [],
    retry: () => void query.refetch(),
  };
}

async function fetchReplies(id: string, signal: AbortSignal): Promise<readonly Post[]> {
  try {
    const { results } = await request(getReplies, { params: { id }, signal });
    return results;
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === unavailable) return [];
    throw error;
  }
}
