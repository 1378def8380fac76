import { atom } from 'jotai';
import { getPost, request, updatePost } from '@/api';
import { showToastAtom } from '@/features/feedback';
import { reportErrorAtom } from '@/features/session';
import { required } from '@/shared/lib/required';
import { scopeSignalAtom } from '@/shared/lib/scope';
import { pressedStrings } from '../pressedStrings.ts';
import { posts, putPostsAtom } from './postStore.ts';

/** The last change of each post's list. The call replaces the whole list, so that a next one waits to know it. */
const turnsAtom = atom(() => new Map<string, Promise<void>>());

/** Blocks a person from replying to a post of one's own, or takes it back. Replies that are there stay. */
export const blockRepliesAtom = atom(null, async (get, set, postId: string, userId: string, isBlocked: boolean) => {
  const turns = get(turnsAtom);
  const turn = (turns.get(postId) ?? Promise.resolve()).then(() => set(changeListAtom, postId, userId, isBlocked));
  turns.set(postId, turn);
  await turn;
});

const changeListAtom = atom(null, async (get, set, postId: string, userId: string, isBlocked: boolean) => {
  try {
    const known =
      get(posts.serverAtomOf(postId))?.blockedUserIds ?? required(await request(getPost, { params: { id: postId } })).blockedUserIds ?? [];
    const others = known.filter((id) => id !== userId);
    // The post is not the next person's to change.
    get(scopeSignalAtom).throwIfAborted();
    const body = { blockedUserIds: isBlocked ? [...others, userId] : others };
    set(putPostsAtom, [required(await request(updatePost, { params: { id: postId }, body }))]);
    set(showToastAtom, { tone: 'positive', ...(isBlocked ? pressedStrings.replyBlocked : pressedStrings.replyUnblocked) });
  } catch (error) {
    set(reportErrorAtom, error);
  }
});
