import { atom } from 'jotai';
import { markPostAsRead, request, type User } from '@/api';
import { currentUserIdAtom } from '@/features/session';
import { users } from '@/features/users';
import { logError } from '@/shared/lib/log';
import { isTemporary, shownIdOf } from '../model/postRules.ts';
import { postAtom, posts } from './postStore.ts';

/** Ids marked as read in this session, so that each is sent once. */
const markedAtom = atom(() => new Set<string>());

/** Marks a post that the person has seen as read, unless it is their own, and with a repost its original. The result isn't awaited. */
export const markReadAtom = atom(null, (get, set, id: string): void => {
  const post = get(postAtom(id));
  const userId = get(currentUserIdAtom);
  if (!post || userId === undefined) return;
  for (const seenId of new Set([id, shownIdOf(post)])) {
    const seen = get(postAtom(seenId));
    if (
      !seen ||
      isTemporary(seenId) ||
      seen.isReactionComment === true ||
      seen.authorUserId === userId ||
      seen.isRead === true ||
      get(markedAtom).has(seenId)
    )
      continue;
    get(markedAtom).add(seenId);
    request(markPostAsRead, { params: { id: seenId } }).then(
      () => {
        set(posts.changeAtom, seenId, { isRead: true });
        if (seen.isRead === false) set(users.changeAtom, seen.authorUserId, countDown);
      },
      (error: unknown) => {
        // The mark is sent again when the post is seen again.
        get(markedAtom).delete(seenId);
        logError('read mark', error);
      },
    );
  }
});

/** Reduces the number of a person's unread posts by one, if it is known. */
const countDown = ({ numUnreadPosts }: User): Partial<User> => (numUnreadPosts ? { numUnreadPosts: numUnreadPosts - 1 } : {});
