import type { Database } from '../database.ts';
import { type PostRow, pair } from '../rows.ts';
import { isBannedAt } from './find.ts';

/** Whether the author lets this person answer: everybody, or else the author, people they follow and people the post names. */
export function isReplyAllowed(db: Database, post: PostRow, userId: string): boolean {
  if (post.blockedUserIds.includes(userId) || isBannedAt(db, post.channelId, userId)) return false;
  if (post.isAnyoneCanReply || post.authorUserId === userId || post.mentionedUserIds.includes(userId)) return true;
  return db.follows.get(pair(post.authorUserId, userId))?.kind === 'follow';
}
