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

/** Deletes a post of one's own; one that is gone already is gone. Its reposts go with it, and what it answered or quoted has one reply or quote less. Resolves to whether it is gone. */
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
  // Pressed twice on a slow line: it is told once.
  if (get(removedPostsAtom).has(id)) return true;
  if (post?.repostedPostId) set(posts.changeAtom, post.repostedPostId, (target) => withoutOne(target, post.type));
  set(forgetPostAtom, id);
  set(showSuccessAtom, pressedStrings.deleted[post?.type ?? 'post'], toastLife.short);
  return true;
});

/** What a post is told by the loss of a reply to it, or of a quote of it: without any it can be changed again. */
function withoutOne({ numReplies, numQuotes }: PostRow, type: PostRow['type']): Partial<PostRow> {
  if (type === 'reply') return { numReplies: Math.max(0, numReplies - 1) };
  return type === 'quote' && numQuotes ? { numQuotes: numQuotes - 1 } : {};
}

/** Hands a post to what the device shares with. Closing that again is no failure. */
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

/** Makes a short link to a post and puts it on the clipboard. Where the page is served, below which path, the page alone knows. */
export const copyPostLinkAtom = atom(null, async (_get, set, id: string) => {
  try {
    const asked = request(createShortLink, { body: { postId: id } });
    await set(
      copyLinkAtom,
      asked.then((link) => shareable(paths.shortLink(required(link).id))),
    );
  } catch (error) {
    set(reportErrorAtom, error);
  }
});
