import type { PostPatch, WeighInThreshold } from '@/api';
import { law } from '@/api/contract/laws';
import { postEmpty } from '@/api/contract/refusals';
import type { Database } from '../database.ts';
import { forbid, found, refuse } from '../refusal.ts';
import type { PostRow, UserRow } from '../rows.ts';
import type { Viewer } from '../views/viewer.ts';
import { findPost, isBannedAt } from './find.ts';
import { contentOf } from './postText.ts';
import { checkQuota } from './quota.ts';

const contentFields = ['title', 'rawText', 'text', 'attachedFileIds', 'mentions', 'urls', 'tags'] as const;

/** The content is final once somebody replied, quoted, reposted or reacted. */
export function isLocked(db: Database, postId: string): boolean {
  return (
    (['replies', 'quotes', 'reposts'] as const).some((index) => db.posts.count(index, postId) > 0) || db.reactions.count('post', postId) > 0
  );
}

function findOwnPost(viewer: Viewer, author: UserRow, id: string): PostRow {
  const post = findPost(viewer, id);
  return post.authorUserId === author.id ? post : forbid();
}

export function editPost(viewer: Viewer, author: UserRow, id: string, patch: PostPatch): PostRow {
  const { db } = viewer;
  const post = findOwnPost(viewer, author, id);
  // A person banned from the group may no longer act there; they may only delete their own posts.
  if (isBannedAt(db, post.channelId, author.id)) forbid();
  const touchesContent = contentFields.some((field) => patch[field] !== undefined);
  if (touchesContent && isLocked(db, id)) refuse(law.updatePost.locked);
  if (touchesContent && post.type === 'repost') refuse(law.updatePost.repost);
  const content = contentOf(db, author, patch, post);
  const next = { ...post, ...content };
  if (post.type !== 'repost' && !next.rawText?.trim() && next.attachedFileIds.length === 0) refuse(postEmpty);
  if (touchesContent) checkQuota(db, author);
  return db.posts.update(id, {
    ...content,
    ...(patch.isAnyoneCanReply === undefined ? {} : { isAnyoneCanReply: patch.isAnyoneCanReply }),
    ...(patch.blockedUserIds === undefined ? {} : { blockedUserIds: patch.blockedUserIds }),
    ...(touchesContent ? { updatedAt: db.clock.iso() } : {}),
  });
}

/** Leaves a tombstone: paging goes on after it, replies and quotes keep pointing at it. Its reposts go with it. */
export function leaveTombstone(db: Database, post: PostRow): void {
  for (const repost of db.posts.by('reposts', post.id)) db.posts.update(repost.id, { isDeleted: true });
  db.posts.update(post.id, { isDeleted: true });
}

export function deletePost(viewer: Viewer, author: UserRow, id: string): void {
  leaveTombstone(viewer.db, findOwnPost(viewer, author, id));
}

/** Takes a repost back; `id` may be the original's or the repost's. */
export function undoRepost(viewer: Viewer, author: UserRow, id: string): { removedId: string; original: PostRow } {
  const { db } = viewer;
  const given = db.posts.get(id);
  const originalId = given?.type === 'repost' ? given.repostedPostId : id;
  const mine = db.posts.by('reposts', originalId ?? '').find((post) => post.authorUserId === author.id);
  const repost = found(mine, law.undoRepost.noRepost);
  const kept = db.posts.get(originalId);
  // A person who has left a private group sees neither its posts nor their own reactions to them.
  const original = found(kept && viewer.mayOpen(kept) ? kept : null, law.undoRepost.noRepost);
  db.posts.update(repost.id, { isDeleted: true });
  return { removedId: repost.id, original };
}

function isAscending(thresholds: readonly WeighInThreshold[]): boolean {
  const numbers = thresholds.map(({ threshold }) => threshold).filter((threshold) => threshold !== 'off');
  const isPadded = thresholds.slice(numbers.length).every(({ threshold }) => threshold === 'off');
  const isRising = numbers.every((value, index) => Number.isInteger(value) && value > (numbers[index - 1] ?? 0));
  return thresholds.length === 5 && isPadded && isRising;
}

/** Sets when the author hears of the post's weight; the same steps become their default. */
export function setThresholds(viewer: Viewer, author: UserRow, id: string, thresholds: readonly WeighInThreshold[]): PostRow {
  const post = findOwnPost(viewer, author, id);
  if (!isAscending(thresholds)) refuse(law.setWeighInThresholds.unordered);
  viewer.db.users.update(author.id, { weighInThresholds: thresholds });
  return viewer.db.posts.update(post.id, { weighInThresholds: thresholds });
}
