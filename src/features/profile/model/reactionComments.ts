import type { Post, ReactionSet } from '@/api';

/** Something said with a weigh-in on a post, standing in a list as a reply of its own. */
export interface ReactionComment {
  /** Made up here: no post of the server has it. */
  readonly id: string;
  readonly postId: string;
  readonly userId: string;
  readonly description: string;
  readonly createdAt: string;
}

function reactionCommentId(postId: string, userId: string): string {
  return `comment:${postId}:${userId}`;
}

/** What people said when they weighed in on these posts: at most `limit` on each, the newest; weigh-ins without words are none. */
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
 * Puts comments among replies, newest first. What is older than the last loaded reply waits until the list has come to it
 * (`isEnd`), so that nothing appears above where a reader is.
 */
export function mergeByDate(replies: readonly Dated[], comments: readonly Dated[], isEnd: boolean): readonly string[] {
  const oldest = replies.at(-1);
  const isDue = ({ date }: Dated) => isEnd || (oldest !== undefined && Date.parse(date) >= Date.parse(oldest.date));
  return [...replies, ...comments.filter(isDue)].toSorted((a, b) => Date.parse(b.date) - Date.parse(a.date)).map(({ id }) => id);
}
