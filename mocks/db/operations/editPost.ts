import type { PostPatch, WeighInThreshold } from '@/api';
import { law } from '@/api/contract/laws';
import { limits } from '@/api/contract/limits';
import { postEmpty } from '@/api/contract/refusals';
import { isBlankText } from '@/shared/lib/text/blank';
import type { Database } from '../database.ts';
import { forbid, found, refuse } from '../refusal.ts';
import type { PostRow, UserRow } from '../tables.ts';
import type { Viewer } from '../views/viewer.ts';
import { findPost, isBannedAt } from './find.ts';
import { contentOf, knownUsers } from './postText.ts';
import { checkQuota } from './quota.ts';

const contentFields = ['title', 'rawText', 'text', 'attachedFileIds', 'mentions', 'urls', 'tags'] as const;

/**
 * Whether the content is final: somebody replied, quoted, reposted or reacted where the author may see it. A block doesn't unlock the post,
 * because the author could then change what somebody has answered.
 */
export function isLocked(author: Viewer, postId: string): boolean {
  const { db } = author;
  const isAnswered = (kind: 'replies' | 'quotes' | 'reposts') => db.posts.by(kind, postId).some((post) => author.mayOpen('post', post));
  return isAnswered('replies') || isAnswered('quotes') || isAnswered('reposts') || db.reactions.count('post', postId) > 0;
}

function findOwnPost(viewer: Viewer, author: UserRow, id: string): PostRow {
  const post = findPost(viewer, id);
  return post.authorUserId === author.id ? post : forbid();
}

export function editPost(viewer: Viewer, author: UserRow, id: string, patch: PostPatch): PostRow {
  const { db } = viewer;
  const post = findOwnPost(viewer, author, id);
  // A person whom the group has banned may delete their own posts there, but not edit them.
  if (isBannedAt(db, post.channelId, author.id)) forbid();
  const touchesContent = contentFields.some((field) => patch[field] !== undefined);
  if (touchesContent && isLocked(viewer, id)) refuse(law.updatePost.locked);
  if (touchesContent && post.type === 'repost') refuse(law.updatePost.repost);
  const content = contentOf(db, author, patch, post);
  if ((patch.blockedUserIds?.length ?? 0) > limits.blockedUsers) refuse(law.updatePost.tooManyBlocked);
  const next = { ...post, ...content };
  if (post.type !== 'repost' && isBlankText(next.rawText ?? '') && next.attachedFileIds.length === 0) refuse(postEmpty);
  if (touchesContent) checkQuota(db, author);
  return db.posts.update(id, {
    ...content,
    ...(patch.isAnyoneCanReply === undefined ? {} : { isAnyoneCanReply: patch.isAnyoneCanReply }),
    ...(patch.blockedUserIds === undefined
      ? {}
      : {
          blockedUserIds: knownUsers(
            db,
            patch.blockedUserIds.map((userId) => ({ userId })),
          ),
        }),
    ...(touchesContent ? { updatedAt: db.clock.iso() } : {}),
  });
}

/** Turns the post into a tombstone, so that paging can continue after it and replies and quotes keep their target. Deletes its reposts. */
export function leaveTombstone(db: Database, post: PostRow): void {
  for (const repost of db.posts.by('reposts', post.id)) db.posts.update(repost.id, { isDeleted: true });
  db.posts.update(post.id, { isDeleted: true });
}

export function deletePost(viewer: Viewer, author: UserRow, id: string): void {
  leaveTombstone(viewer.db, findOwnPost(viewer, author, id));
}

/** Deletes the author's repost; `id` may be the original's or the repost's. */
export function undoRepost(viewer: Viewer, author: UserRow, id: string): { removedId: string; original: PostRow } {
  const { db } = viewer;
  const requestedPost = db.posts.get(id);
  const originalId = requestedPost?.type === 'repost' ? requestedPost.repostedPostId : id;
  const mine = db.posts.by('reposts', originalId ?? '').find((post) => post.authorUserId === author.id);
  const repost = found(mine, law.undoRepost.noRepost);
  const storedOriginal = db.posts.get(originalId);
  // A person who has left a private group sees neither its posts nor their own reactions to them.
  const original = found(storedOriginal && viewer.mayOpen('post', storedOriginal) ? storedOriginal : null, law.undoRepost.noRepost);
  db.posts.update(repost.id, { isDeleted: true });
  return { removedId: repost.id, original };
}

function isAscending(thresholds: readonly WeighInThreshold[]): boolean {
  const numbers = thresholds.map(({ threshold }) => threshold).filter((threshold) => threshold !== 'off');
  const isPadded = thresholds.slice(numbers.length).every(({ threshold }) => threshold === 'off');
  const isRising = numbers.every((value, index) => Number.isInteger(value) && value > (numbers[index - 1] ?? 0));
  return thresholds.length === 5 && isPadded && isRising;
}

/** Sets the numbers of weigh-ins at which the author is notified, for this post and as the default for new ones. */
export function setThresholds(viewer: Viewer, author: UserRow, id: string, thresholds: readonly WeighInThreshold[]): PostRow {
  const post = findOwnPost(viewer, author, id);
  if (!isAscending(thresholds)) refuse(law.setWeighInThresholds.unordered);
  viewer.db.users.update(author.id, { weighInThresholds: thresholds });
  return viewer.db.posts.update(post.id, { weighInThresholds: thresholds });
}
