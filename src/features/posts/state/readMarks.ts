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
  for (const readId of new Set([id, shownIdOf(post)])) {
    const row = get(postAtom(readId));
    if (
      !row ||
      isTemporary(readId) ||
      row.isReactionComment === true ||
      row.authorUserId === userId ||
      row.isRead === true ||
      get(markedAtom).has(readId)
    )
      continue;
    get(markedAtom).add(readId);
    request(markPostAsRead, { params: { id: readId } }).then(
      () => {
        set(posts.changeAtom, readId, { isRead: true });
        if (row.isRead === false) set(users.changeAtom, row.authorUserId, countDown);
      },
      (error: unknown) => {
        // The mark is sent again when the post is seen again.
        get(markedAtom).delete(readId);
        logError('read mark', error);
      },
    );
  }
});

/** Reduces the number of a person's unread posts by one, if it is known. */
const countDown = ({ numUnreadPosts }: User): Partial<User> => (numUnreadPosts ? { numUnreadPosts: numUnreadPosts - 1 } : {});
