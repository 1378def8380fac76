import type { ReactionValues } from '@/api';
import { law } from '@/api/contract/laws';
import { limits } from '@/api/contract/limits';
import { descriptionTooLong } from '@/api/contract/refusals';
import { categoryIds } from '@/api/schema/reputation';
import { isBlankText } from '@/shared/lib/text/blank';
import type { Database } from '../database.ts';
import { refuse } from '../refusal.ts';
import { pair } from '../table.ts';
import type { PostRow, UserRow } from '../tables.ts';
import { createViewer, type Viewer } from '../views/viewer.ts';
import { audienceOf } from './audience.ts';
import { findPost, isBannedAt } from './find.ts';
import { nameIn, notify } from './notify.ts';

/** Updates the author's scores. Stored scores may be negative, so that undoing a reaction restores them; shown ones never are. */
function moveStanding(db: Database, authorId: string, before: ReactionValues, after: ReactionValues): void {
  const author = db.users.get(authorId);
  if (!author) return;
  const date = db.clock.iso().slice(0, 10);
  const id = pair(authorId, date);
  const today = db.scoreChanges.get(id)?.gained ?? { '2': { score: 0 }, '3': { score: 0 }, '4': { score: 0 } };
  const scores = { ...author.scores };
  const gained = { ...today };
  let total = 0;
  for (const category of categoryIds) {
    const change = (after[category] ?? 0) - (before[category] ?? 0);
    scores[category] = { score: scores[category].score + change };
    gained[category] = { score: gained[category].score + change };
    total += change;
  }
  db.users.update(authorId, { scores, rating: author.rating + total });
  db.scoreChanges.put({ id, userId: authorId, date, gained });
}

function tellAuthor(db: Database, post: PostRow, reactor: UserRow): void {
  const { id: postId, authorUserId: postAuthorId } = post;
  const author = createViewer(db, postAuthorId);
  if (!author.mayOpen('post', post)) return;
  notify(db, {
    type: 'reaction',
    to: postAuthorId,
    actorId: reactor.id,
    postId,
    text: `${nameIn(db, reactor.id)} weighed in on your post`,
  });
  const number = db.reactions.by('post', postId).filter((reaction) => author.mayOpen('reaction', reaction)).length;
  if (post.weighInThresholds.some(({ threshold }) => threshold === number)) {
    notify(db, { type: 'weigh_in', to: postAuthorId, actorId: null, postId, text: `Your post has reached ${number} weigh-ins` });
  }
}

/** Emits the event that makes the author's avatar pulse for everybody who may see the post. */
function emitInteraction(db: Database, post: PostRow, reactor: UserRow): void {
  const storageId = db.files.get(reactor.avatarFileId)?.storageId;
  db.events.emit({
    name: 'post_interaction',
    payload: {
      postId: post.id,
      postAuthorId: post.authorUserId,
      reactorUserId: reactor.id,
      reactorAvatarUrl: storageId === undefined ? '' : `/s3/${storageId}`,
    },
    to: audienceOf(db, post, reactor.id),
  });
}

/** Replaces the person's reaction; removes it when all values are zero and the text is empty. */
export function react(viewer: Viewer, reactor: UserRow, postId: string, values: ReactionValues, comment: string): PostRow {
  const { db } = viewer;
  const post = findPost(viewer, postId);
  const description = isBlankText(comment) ? '' : comment.trim();
  if (post.authorUserId === reactor.id) refuse(law.reactToPost.ownPost);
  if (viewer.isApartFrom(post.authorUserId) || isBannedAt(db, post.channelId, reactor.id)) refuse(law.reactToPost.closed);
  if (description.length > limits.reaction) refuse(descriptionTooLong);

  const id = pair(postId, reactor.id);
  const before = db.reactions.get(id);
  const isEmpty = description === '' && categoryIds.every((category) => (values[category] ?? 0) === 0);
  moveStanding(db, post.authorUserId, before?.values ?? {}, values);
  if (isEmpty) {
    db.reactions.delete(id);
    return post;
  }
  db.reactions.put({ id, postId, userId: reactor.id, values, description, createdAt: db.clock.iso() });
  if (!before) tellAuthor(db, post, reactor);
  emitInteraction(db, post, reactor);
  return post;
}
