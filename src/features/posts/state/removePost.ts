import { atom } from 'jotai';
import { ApiError, createShortLink, deletePost, request } from '@/api';
import { copyLinkAtom, dismissToastAtom, showErrorAtom, showSuccessAtom, showToastAtom, toastLife } from '@/features/feedback';
import { reportErrorAtom } from '@/features/session';
import { paths, shareable } from '@/shared/lib/paths';
import { required } from '@/shared/lib/required';
import { scopeSignalAtom } from '@/shared/lib/scope';
import { sendLater, takeBack } from '@/shared/lib/sendLater';
import { postContentOf } from '../model/postContent.ts';
import { postPathOf } from '../model/postRules.ts';
import { pressedStrings } from '../pressedStrings.ts';
import { type PostRow, patchPostAtom, postAtom, posts, unpatchPostAtom } from './postStore.ts';
import { forgetPostAtom, removedAtom } from './removedPosts.ts';
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
      const isAlreadyDeleted = error instanceof ApiError && error.statusCode === notFound;
      if (!isAlreadyDeleted) set(reportErrorAtom, error, error instanceof ApiError ? error.serverMessage : undefined);
      return isAlreadyDeleted;
    }
  };
  const unsent = get(unsentActionsAtom);
  if (!(await (unsent ? unsent.deletePost(id, attempt) : attempt()))) return false;
  if (post?.repostedPostId) set(posts.changeAtom, post.repostedPostId, (target) => withoutOne(target, post.type));
  set(forgetPostAtom, id);
  return true;
});

/**
 * Deletes a post of the signed-in person: it leaves the screen at once, and the message offers to take that back. The deletion is sent when
 * nobody has done so, or when the page is left; if it fails, the post returns.
 */
export const removePostAtom = atom(null, (get, set, id: string): void => {
  const post = get(postAtom(id));
  // A second press on a slow phone.
  if (!post || get(removedAtom).has(id)) return;
  const { type, repostedPostId: targetId } = post;
  const deletion = `delete ${id}`;
  const show = () => {
    if (targetId) set(unpatchPostAtom, targetId, deletion);
    set(removedAtom, (ids) => new Set([...ids].filter((each) => each !== id)));
  };
  set(removedAtom, (ids) => new Set([...ids, id]));
  if (targetId) set(patchPostAtom, targetId, deletion, (target) => withoutOne(target, type));
  const messageId = set(showToastAtom, {
    tone: 'positive',
    title: pressedStrings.deleted[type],
    life: toastLife.short,
    action: { label: pressedStrings.undo, onAction: () => takeBack(deletion) },
  });
  const send = async (isLeaving: boolean) => {
    set(dismissToastAtom, messageId);
    if (isLeaving) await request(deletePost, { params: { id } });
    else if (!(await set(deletePostAtom, id))) return show();
    if (targetId) set(unpatchPostAtom, targetId, deletion);
  };
  sendLater(deletion, send, show, get(scopeSignalAtom));
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

/** Copies a post's title and text, as written. */
export const copyPostTextAtom = atom(null, async (get, set, id: string) => {
  const post = get(postAtom(id));
  if (!post) return;
  try {
    await navigator.clipboard.writeText([post.title, postContentOf(post).text].filter(Boolean).join('\n\n'));
    set(showSuccessAtom, pressedStrings.textCopied, toastLife.short);
  } catch (error) {
    set(showErrorAtom, error, pressedStrings.textNotCopied);
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
