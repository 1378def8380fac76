import type { Database } from '../database.ts';
import { type PostRow, pair } from '../rows.ts';

/** The viewer, and what is hidden from them. Created once per request, since every view uses it. */
export interface Viewer {
  readonly db: Database;
  /** Null for a guest. */
  readonly userId: string | null;
  /** Whether one of the two has blocked the other. */
  isApartFrom(userId: string): boolean;
  seesChannel(channelId: string | null): boolean;
  /** Whether the post may be opened: not deleted, and not in somebody else's private group. */
  mayOpen(post: PostRow): boolean;
  /** Whether the post may be listed: it and its reposted original may be opened, and no block applies to either. */
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
  /** A repost has no content but its target: people who may not see that one don't get an empty frame. A deleted target is shown as deleted. */
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
