import type { Database } from '../database.ts';
import { type PostRow, pair } from '../rows.ts';

/** Who is looking, and what is hidden from them. Made once per request, since every view asks it. */
export interface Viewer {
  readonly db: Database;
  /** Null for a guest. */
  readonly userId: string | null;
  /** Whether one of the two has blocked the other. */
  isApartFrom(userId: string): boolean;
  seesChannel(channelId: string | null): boolean;
  /** Whether the post may be opened: not deleted, and not in somebody else's private group. */
  mayOpen(post: PostRow): boolean;
  /** Whether the post belongs in lists: may be opened, no block stands between, and neither does for what it reposts. */
  sees(post: PostRow): boolean;
}

export function createViewer(db: Database, userId: string | null): Viewer {
  const apart = new Set<string>();
  for (const block of userId === null ? [] : db.blocks.by('by', userId)) apart.add(block.targetId);
  for (const block of userId === null ? [] : db.blocks.by('of', userId)) apart.add(block.userId);
  const channels = new Map<string, boolean>();

  const decideChannel = (channelId: string): boolean => {
    const channel = db.channels.get(channelId);
    if (!channel) return false;
    if (channel.ownerType === 'user') return true;
    if (db.organizations.get(channel.ownerId)?.isPrivate !== true) return true;
    return userId !== null && db.memberships.get(pair(channel.ownerId, userId))?.status === 'member';
  };
  /** A repost is nothing but its target: whoever may not see that one is spared an empty frame. A deleted target is told as such. */
  const seesTarget = (repost: PostRow): boolean => {
    const target = db.posts.get(repost.repostedPostId);
    return !target || target.isDeleted || (viewer.seesChannel(target.channelId) && !apart.has(target.authorUserId));
  };
  const viewer: Viewer = {
    db,
    userId,
    isApartFrom: (other) => apart.has(other),
    seesChannel(channelId) {
      if (channelId === null) return true;
      const known = channels.get(channelId);
      if (known !== undefined) return known;
      const decided = decideChannel(channelId);
      channels.set(channelId, decided);
      return decided;
    },
    mayOpen: (post) => !post.isDeleted && viewer.seesChannel(post.channelId),
    sees: (post) => viewer.mayOpen(post) && !apart.has(post.authorUserId) && (post.type !== 'repost' || seesTarget(post)),
  };
  return viewer;
}
