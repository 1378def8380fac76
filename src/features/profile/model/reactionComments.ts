import type { Post, ReactionSet } from '@/api';

/** A comment of a weigh-in on a post, listed like a reply. */
export interface ReactionComment {
  /** Generated here; the server has no post with this id. */
  readonly id: string;
  readonly postId: string;
  readonly userId: string;
  readonly description: string;
  readonly createdAt: string;
}

function reactionCommentId(postId: string, userId: string): string {
  return `comment:${postId}:${userId}`;
}

/** The newest comments of weigh-ins on these posts, at most `limit` for each; weigh-ins without text are skipped. */
export function reactionCommentsOf(posts: readonly Pick<Post, 'id' | 'reactionSets'>[], limit: number): readonly ReactionComment[] {
  return posts.flatMap(({ id, reactionSets }) =>
    reactionSets
      .filter(({ description }) => description.trim() !== '')
      .toSorted(byNewest)
      .slice(0, limit)
      .map(({ userId, description, createdAt }) => ({ id: reactionCommentId(id, userId), postId: id, userId, description, createdAt })),
  );
}

const byNewest = (a: Pick<ReactionSet, 'createdAt'>, b: Pick<ReactionSet, 'createdAt'>) =>
  Date.parse(b.createdAt) - Date.parse(a.createdAt);

export interface Dated {
  readonly id: string;
  /** ISO 8601. */
  readonly date: string;
}

/**
 * Merges comments into replies, newest first. A comment older than the last loaded reply waits until the list has loaded further
 * (`isEnd`), so that no entry is ever inserted above the reading position.
 */
export function mergeByDate(replies: readonly Dated[], comments: readonly Dated[], isEnd: boolean): readonly string[] {
  const oldest = replies.at(-1);
  const isDue = ({ date }: Dated) => isEnd || (oldest !== undefined && Date.parse(date) >= Date.parse(oldest.date));
  return [...replies, ...comments.filter(isDue)].toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date)).map(({ id }) => id);
}
