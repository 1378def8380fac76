import type { Post, ReactionSet } from '@/api';
import { isReplyAllowed } from '../operations/isReplyAllowed.ts';
import { pair } from '../table.ts';
import type { PostRow, ReactionRow } from '../tables.ts';
import { viewChannel } from './channel.ts';
import { viewFile } from './file.ts';
import { viewUserById } from './user.ts';
import type { Viewer } from './viewer.ts';

function viewReaction(viewer: Viewer, reaction: ReactionRow): ReactionSet {
  const { userId, description, createdAt, values } = reaction;
  return { userId, description, createdAt, values, user: viewUserById(viewer, userId) };
}

/** Whether the post counts as read: it is the viewer's own, older than their `readBefore`, or marked as read. Always true for guests. */
export function isReadBy(viewer: Viewer, post: PostRow): boolean {
  const { db, userId } = viewer;
  if (userId === null || post.authorUserId === userId) return true;
  const readBefore = db.users.get(userId)?.readBefore ?? '';
  return post.publishedAt < readBefore || db.readMarks.get(pair(userId, post.id)) !== undefined;
}

function repostOf({ db, userId }: Viewer, post: PostRow): boolean {
  return userId !== null && db.posts.by('reposts', post.id).some((repost) => repost.authorUserId === userId);
}

/** The quoted, reposted or answered post without its own target; null when it is deleted or hidden from the viewer. */
function viewTarget(viewer: Viewer, post: PostRow): Post | null {
  const target = viewer.db.posts.get(post.repostedPostId);
  if (!target || !viewer.sees(target)) return null;
  return viewPost(viewer, target, false);
}

/** A post as this viewer sees it. */
export function viewPost(viewer: Viewer, post: PostRow, withTarget = true): Post {
  const { db, userId } = viewer;
  const channel = db.channels.get(post.displayedChannelId);
  const isAuthor = userId === post.authorUserId;
  const count = (kind: 'replies' | 'reposts' | 'quotes') => db.posts.by(kind, post.id).filter(viewer.sees).length;
  const reactions = [...db.reactions.newest('post', post.id)].filter((reaction) => viewer.mayOpen('reaction', reaction));
  const attachedFiles = post.attachedFileIds.flatMap((id) => db.files.get(id) ?? []).map(viewFile);
  return {
    id: post.id,
    type: post.type,
    title: post.title,
    rawText: post.rawText,
    text: post.text,
    repostedPostId: post.repostedPostId,
    repostedPost: withTarget ? viewTarget(viewer, post) : null,
    attachedFileIds: [...post.attachedFileIds],
    isAnyoneCanReply: post.isAnyoneCanReply,
    channelId: post.channelId,
    displayedChannelId: post.displayedChannelId,
    displayedChannel: channel && viewer.seesChannel(channel.id) ? viewChannel(viewer, channel) : null,
    postToTwitter: post.postToTwitter,
    postToBluesky: post.postToBluesky,
    mentions: post.mentionedUserIds.map((id) => ({ userId: id, ...usernameOf(viewer, id) })),
    urls: [...post.urls],
    tags: [...post.tags],
    isComment: post.type === 'reply',
    authorUserId: post.authorUserId,
    authorUser: viewUserById(viewer, post.authorUserId),
    publishedAt: post.publishedAt,
    createdAt: post.publishedAt,
    numReplies: count('replies'),
    reactionSets: reactions.map((reaction) => viewReaction(viewer, reaction)),
    isInOrganization: db.channels.get(post.channelId)?.ownerType === 'organization',
    attachedFiles,
    numReposts: count('reposts'),
    numQuotes: count('quotes'),
    isRepostedByMe: repostOf(viewer, post),
    isRead: isReadBy(viewer, post),
    canReply: userId !== null && isReplyAllowed(db, post, userId),
    ...(isAuthor ? { weighInThresholds: [...post.weighInThresholds], blockedUserIds: [...post.blockedUserIds] } : {}),
    updatedAt: post.updatedAt,
  };
}

function usernameOf({ db }: Viewer, userId: string): { username?: string } {
  const username = db.users.get(userId)?.username;
  return username ? { username } : {};
}
