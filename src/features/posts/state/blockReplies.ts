import { atom } from 'jotai';
import { getPost, request, updatePost } from '@/api';
import { showToastAtom } from '@/features/feedback';
import { reportErrorAtom } from '@/features/session';
import { required } from '@/shared/lib/required';
import { scopeSignalAtom } from '@/shared/lib/scope';
import { pressedStrings } from '../pressedStrings.ts';
import { posts, putPostsAtom } from './postStore.ts';

/** The last change of each post's list. The call replaces the whole list, so the next change waits for its result. */
const lastChangesAtom = atom(() => new Map<string, Promise<void>>());

/** Blocks a person from replying to a post of the signed-in person, or unblocks them. Existing replies stay. */
export const blockRepliesAtom = atom(null, async (get, set, postId: string, userId: string, isBlocked: boolean) => {
  const lastChanges = get(lastChangesAtom);
  const change = (lastChanges.get(postId) ?? Promise.resolve()).then(() => set(changeListAtom, postId, userId, isBlocked));
  lastChanges.set(postId, change);
  await change;
});

const changeListAtom = atom(null, async (get, set, postId: string, userId: string, isBlocked: boolean) => {
  try {
    const known =
      get(posts.serverAtomOf(postId))?.blockedUserIds ?? required(await request(getPost, { params: { id: postId } })).blockedUserIds ?? [];
    const others = known.filter((id) => id !== userId);
    // If another person has signed in meanwhile, the change is dropped.
    get(scopeSignalAtom).throwIfAborted();
    const body = { blockedUserIds: isBlocked ? [...others, userId] : others };
    set(putPostsAtom, [required(await request(updatePost, { params: { id: postId }, body }))]);
    set(showToastAtom, { tone: 'positive', ...(isBlocked ? pressedStrings.replyBlocked : pressedStrings.replyUnblocked) });
  } catch (error) {
    set(reportErrorAtom, error);
  }
});
