import { atom } from 'jotai';
import { ApiError, createPost, request, undoRepost } from '@/api';
import { reportErrorAtom } from '@/features/session';
import { createOptimisticAtom } from '@/shared/lib/optimistic';
import { required } from '@/shared/lib/required';
import { errorMessageForPost } from '../model/refusal.ts';
import { acceptLocalEntryAtom } from './localEntries.ts';
import { type PostRow, postAtom, posts, putPostsAtom } from './postStore.ts';
import { forgetPostAtom } from './removedPosts.ts';

const optimisticAtom = createOptimisticAtom({
  entities: posts,
  patch: (post, isReposted: boolean) => changeOf(post, isReposted),
  isNoop: (post, isReposted) => (post.isRepostedByMe === true) === isReposted,
  send: async (id, isReposted) =>
    isReposted
      ? { created: await unless(409, request(createPost, { body: { type: 'repost', repostedPostId: id } })) }
      : { undone: await unless(404, request(undoRepost, { params: { id } })) },
  store(set, answer, id, isReposted) {
    if (answer.created) set(acceptLocalEntryAtom, answer.created);
    if (answer.undone) {
      set(putPostsAtom, [answer.undone.post]);
      set(forgetPostAtom, answer.undone.id);
    }
    // Needed if another device was first, or if the answer didn't contain the original.
    set(posts.changeAtom, id, (post) => changeOf(post, isReposted));
  },
});

/**
 * Reposts, or undoes the repost. The screen changes at once; quick repeated presses send only the last change. A repost is a post of the
 * signed-in person: it joins the lists and is refused like one. The button shows it, so no message does. To repost a repost, pass the id of its original.
 */
export const toggleRepostAtom = atom(null, async (get, set, id: string) => {
  const post = get(postAtom(id));
  if (!post) return;
  const isReposted = post.isRepostedByMe !== true;
  const settled = await set(optimisticAtom, id, isReposted);
  if (settled.state === 'refused') set(reportErrorAtom, settled.error, ...errorMessageForPost(settled.error));
});

function changeOf(post: PostRow, isReposted: boolean): Partial<PostRow> {
  if ((post.isRepostedByMe === true) === isReposted) return {};
  return { isRepostedByMe: isReposted, numReposts: Math.max(0, (post.numReposts ?? 0) + (isReposted ? 1 : -1)) };
}

/** The answer; undefined if this status says that the call was made before. */
async function unless<T>(status: number, call: Promise<T | null>): Promise<T | undefined> {
  try {
    return required(await call);
  } catch (error) {
    if (error instanceof ApiError && error.statusCode === status) return undefined;
    throw error;
  }
}
