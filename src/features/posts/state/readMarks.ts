import { atom } from 'jotai';
import { markPostAsRead, request, type User } from '@/api';
import { currentUserIdAtom } from '@/features/session';
import { users } from '@/features/users';
import { logError } from '@/shared/lib/log';
import { isTemporary, shownIdOf } from '../model/postRules.ts';
import { postAtom, posts } from './postStore.ts';

/** What was marked since the person is here: each is told once. */
const markedAtom = atom(() => new Set<string>());

/** The person has seen a post: somebody else's is marked as read, with the original that a repost shows. Nobody waits for it. */
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
        // Seen once more, it is told once more.
        get(markedAtom).delete(seenId);
        logError('read mark', error);
      },
    );
  }
});

/** Where it is known how many posts of a person are unread, it is one less. */
const countDown = ({ numUnreadPosts }: User): Partial<User> => (numUnreadPosts ? { numUnreadPosts: numUnreadPosts - 1 } : {});
