import { ApiError, createPost, type Post, request, undoRepost } from '@/api';
import { reportErrorAtom } from '@/features/session';
import { createIntentQueue } from '@/shared/lib/intentQueue';
import { present } from '@/shared/lib/present';
import { atom } from 'jotai';
import { clearPostPatchAtom, patchPostAtom, postAtom, putPostsAtom } from './postStore.ts';

const conflict = 409;
const queue = createIntentQueue<() => Promise<void>>((_id, send) => send());

/**
 * Reposts, or takes the repost back. The screen changes at once; quick repeated presses send only the last wish.
 * A repost of a repost belongs to its original, which is the id to pass.
 */
export const toggleRepostAtom = atom(null, async (get, set, id: string) => {
  const post = get(postAtom(id));
  if (!post) return;
  const isReposted = !post.isRepostedByMe;
  set(patchPostAtom, id, { isRepostedByMe: isReposted, numReposts: Math.max(0, (post.numReposts ?? 0) + (isReposted ? 1 : -1)) });
  try {
    await queue.push(id, async () => set(putPostsAtom, isReposted ? await repost(id) : await takeBack(id)));
  } catch (error) {
    set(reportErrorAtom, error);
  } finally {
    set(clearPostPatchAtom, id);
  }
});

async function repost(id: string): Promise<Post[]> {
  try {
    return [present(await request(createPost, { body: { type: 'repost', repostedPostId: id } }))];
  } catch (error) {
    const isAlreadyDone = error instanceof ApiError && error.statusCode === conflict;
    if (isAlreadyDone) return [];
    throw error;
  }
}

async function takeBack(id: string): Promise<Post[]> {
  const { post } = present(await request(undoRepost, { params: { id } }));
  return [post];
}
