import { atom } from 'jotai';
import { ApiError, createShortLink, deletePost, request } from '@/api';
import { copyLinkAtom, showSuccessAtom, toastLife } from '@/features/feedback';
import { reportErrorAtom } from '@/features/session';
import { paths, shareable } from '@/shared/lib/paths';
import { required } from '@/shared/lib/required';
import { postPathOf } from '../model/postRules.ts';
import { pressedStrings } from '../pressedStrings.ts';
import { type PostRow, postAtom, posts } from './postStore.ts';
import { forgetPostAtom, removedPostsAtom } from './removedPosts.ts';
import { unsentActionsAtom } from './unsent.ts';

const notFound = 404;

/** Deletes a post of the signed-in person and its reposts, and reduces the counts of the post that it answered or quoted. Resolves to whether it is deleted, now or before. */
export const deletePostAtom = atom(null, async (get, set, id: string): Promise<boolean> => {
  const post = get(postAtom(id));
  const attempt = async () => {
    try {
      await request(deletePost, { params: { id } });
      return true;
    } catch (error) {
      const isGone = error instanceof ApiError && error.statusCode === notFound;
      if (!isGone) set(reportErrorAtom, error, error instanceof ApiError ? error.serverMessage : undefined);
      return isGone;
    }
  };
  const unsent = get(unsentActionsAtom);
  if (!(await (unsent ? unsent.deletePost(id, attempt) : attempt()))) return false;
  // After two presses on a slow connection the success is reported once.
  if (get(removedPostsAtom).has(id)) return true;
  if (post?.repostedPostId) set(posts.changeAtom, post.repostedPostId, (target) => withoutOne(target, post.type));
  set(forgetPostAtom, id);
  set(showSuccessAtom, pressedStrings.deleted[post?.type ?? 'post'], toastLife.short);
  return true;
});

/** The counts of a post without a deleted reply or quote: a post without responses can be edited again. */
function withoutOne({ numReplies, numQuotes }: PostRow, type: PostRow['type']): Partial<PostRow> {
  if (type === 'reply') return { numReplies: Math.max(0, numReplies - 1) };
  return type === 'quote' && numQuotes ? { numQuotes: numQuotes - 1 } : {};
}

/** Opens the device's share dialog for a post. Closing the dialog isn't a failure. */
export const sharePostAtom = atom(null, async (get, set, id: string) => {
  const post = get(postAtom(id));
  if (!post) return;
  try {
    await navigator.share({
      url: shareable(postPathOf(post)),
      ...(post.title ? { title: post.title } : {}),
    });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) set(reportErrorAtom, error);
  }
});

/** Creates a short link to a post and copies it. The link is completed here, because only the page knows the path below which it is served. */
export const copyPostLinkAtom = atom(null, async (_get, set, id: string) => {
  try {
    const answer = request(createShortLink, { body: { postId: id } });
    await set(
      copyLinkAtom,
      answer.then((link) => shareable(paths.shortLink(required(link).id))),
    );
  } catch (error) {
    set(reportErrorAtom, error);
  }
});
