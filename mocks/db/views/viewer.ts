import type { Database } from '../database.ts';
import { pair } from '../table.ts';
import type { ChannelFollowRow, FollowRow, MembershipRow, NotificationRow, PostRow, ReactionRow } from '../tables.ts';

/** The kinds of rows that not everybody may see. */
interface Guarded {
  /** A post opened by its URL: visible unless it is deleted or in a private group that the viewer isn't in. */
  readonly post: PostRow;
  /** A post in a list or count: visible if it and its reposted original may be opened and no block applies to either. */
  readonly listedPost: PostRow;
  /** A reaction: visible unless a block separates its author from the viewer. */
  readonly reaction: ReactionRow;
  /** A membership: hidden ones, and all of a private group, are visible only to members. */
  readonly membership: MembershipRow;
  /** A follow: monitoring is visible only to the person who does it. */
  readonly follow: FollowRow;
  readonly channelFollow: ChannelFollowRow;
  /** A notification: visible while its actor isn't blocked and its post isn't in a private group that the viewer isn't in. */
  readonly notification: NotificationRow;
}

/** The viewer and the rules of what they may see. Created once per request, because every view uses it. */
export interface Viewer {
  readonly db: Database;
  /** Null for a guest. */
  readonly userId: string | null;
  /** Whether one of the two has blocked the other. */
  isApartFrom(userId: string): boolean;
  seesChannel(channelId: string | null): boolean;
  /** Whether the viewer may see the row. Every list, count and view must check rows of the guarded kinds with it. */
  mayOpen<K extends keyof Guarded>(kind: K, row: Guarded[K]): boolean;
  /** Whether the post may be listed and counted: `mayOpen('listedPost', post)` as a filter. */
  sees(post: PostRow): boolean;
}

export function createViewer(db: Database, userId: string | null): Viewer {
  const apart = new Set<string>();
  for (const block of userId === null ? [] : db.blocks.by('by', userId)) apart.add(block.targetId);
  for (const block of userId === null ? [] : db.blocks.by('of', userId)) apart.add(block.userId);
  const channels = new Map<string, boolean>();

  const isInside = (organizationId: string) => userId !== null && db.memberships.get(pair(organizationId, userId))?.status === 'member';
  const isPrivate = (organizationId: string) => db.organizations.get(organizationId)?.isPrivate === true;
  const decideChannel = (channelId: string): boolean => {
    const channel = db.channels.get(channelId);
    if (!channel) return false;
    return channel.ownerType === 'user' || !isPrivate(channel.ownerId) || isInside(channel.ownerId);
  };
  const seesChannel = (channelId: string | null) => {
    if (channelId === null) return true;
    const known = channels.get(channelId);
    if (known !== undefined) return known;
    const decided = decideChannel(channelId);
    channels.set(channelId, decided);
    return decided;
  };
  /** Reposts with a hidden target are hidden too, because they would be empty. A deleted target is shown as deleted. */
  const seesTarget = (repost: PostRow): boolean => {
    const target = db.posts.get(repost.repostedPostId);
    return !target || target.isDeleted || (seesChannel(target.channelId) && !apart.has(target.authorUserId));
  };
  const mayOpenPost = (post: PostRow) => !post.isDeleted && seesChannel(post.channelId);
  const sees = (post: PostRow) => mayOpenPost(post) && !apart.has(post.authorUserId) && (post.type !== 'repost' || seesTarget(post));

  const rules: { readonly [K in keyof Guarded]: (row: Guarded[K]) => boolean } = {
    post: mayOpenPost,
    listedPost: sees,
    reaction: (reaction) => !apart.has(reaction.userId),
    membership: ({ userId: member, organizationId, status, hidden }) =>
      member === userId || isInside(organizationId) || (!isPrivate(organizationId) && status === 'member' && !hidden),
    follow: (row) => row.userId === userId || row.kind === 'follow',
    channelFollow: (row) => (row.userId === userId || row.kind === 'follow') && seesChannel(row.channelId),
    notification: ({ actorUserId, postId }) => {
      const post = db.posts.get(postId);
      return (actorUserId === null || !apart.has(actorUserId)) && (!post || post.isDeleted || seesChannel(post.channelId));
    },
  };
  return { db, userId, isApartFrom: (other) => apart.has(other), seesChannel, mayOpen: (kind, row) => rules[kind](row), sees };
}
