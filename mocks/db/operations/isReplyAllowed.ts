import type { Database } from '../database.ts';
import { pair } from '../table.ts';
import type { PostRow } from '../tables.ts';
import { isBannedAt } from './find.ts';

/** Whether this person may reply. A restricted post takes replies from its author, people the author follows and mentioned people. */
export function isReplyAllowed(db: Database, post: PostRow, userId: string): boolean {
  if (post.blockedUserIds.includes(userId) || isBannedAt(db, post.channelId, userId)) return false;
  if (post.isAnyoneCanReply || post.authorUserId === userId || post.mentionedUserIds.includes(userId)) return true;
  return db.follows.get(pair(post.authorUserId, userId))?.kind === 'follow';
}
