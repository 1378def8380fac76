import type { Database } from '../database.ts';
import type { PostRow } from '../rows.ts';

/** The people who may receive a post's live events: everybody, but only members for a private group's posts. */
export function audienceOf(db: Database, post: PostRow): readonly string[] | 'everybody' {
  const channel = db.channels.get(post.channelId);
  const isPrivate = channel?.ownerType === 'organization' && db.organizations.get(channel.ownerId)?.isPrivate === true;
  return isPrivate ? db.memberships.by('status', `${channel.ownerId}/member`).map((membership) => membership.userId) : 'everybody';
}
