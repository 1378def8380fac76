import { atom } from 'jotai';
import { getPost, request, updatePost } from '@/api';
import { showToastAtom } from '@/features/feedback';
import { reportErrorAtom } from '@/features/session';
import { present } from '@/shared/lib/present';
import { pressedStrings } from '../pressedStrings.ts';
import { postAtom, putPostsAtom } from './postStore.ts';

/** Blocks a person from replying to a post of one's own, or takes it back. Replies that are there stay. */
export const blockRepliesAtom = atom(null, async (get, set, postId: string, userId: string, isBlocked: boolean) => {
  try {
    // The call replaces the whole list, so it must be known.
    const known = get(postAtom(postId))?.blockedUserIds ?? present(await request(getPost, { params: { id: postId } })).blockedUserIds ?? [];
    const others = known.filter((id) => id !== userId);
    const body = { blockedUserIds: isBlocked ? [...others, userId] : others };
    set(putPostsAtom, [present(await request(updatePost, { params: { id: postId }, body }))]);
    set(showToastAtom, { tone: 'success', ...(isBlocked ? pressedStrings.replyBlocked : pressedStrings.replyUnblocked) });
  } catch (error) {
    set(reportErrorAtom, error);
  }
});
