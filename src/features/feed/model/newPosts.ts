import type { ListResponse, Post } from '@/api';
import type { ListItem } from '@/features/posts';

/** The posts of a fresh answer that a list does not have yet, newest first as they came. */
export function unseenPosts(answer: readonly Post[], items: readonly Pick<ListItem, 'id' | 'replies' | 'hidden'>[]): readonly Post[] {
  const known = new Set(items.flatMap(({ id, replies, hidden }) => [id, ...replies.map((reply) => reply.id), ...hidden]));
  return answer.filter(({ id }) => !known.has(id));
}

/** An answer without what was deleted here since it came; how many posts the server had sent it still tells. */
export function withoutRemoved({ results, count, sent = results }: ListResponse<Post>, removed: ReadonlySet<string>): ListResponse<Post> {
  const isGone = ({ id, type, repostedPostId }: Post) => removed.has(id) || (type === 'repost' && removed.has(repostedPostId ?? ''));
  return { results: results.filter((post) => !isGone(post)), count, sent };
}

/** Whether there may be more than these: the answer is full, and the list has none of it. Malformed posts were sent as well. */
export function isFullOf(unseen: readonly Post[], { results, sent = results }: ListResponse<Post>, limit: number): boolean {
  return sent.length === limit && unseen.length === results.length;
}

/** The authors of posts, each once, in the order of their newest post. */
export function authorsOf(posts: readonly Post[]): readonly Post['authorUser'][] {
  return [...new Map(posts.map(({ authorUser }) => [authorUser.id, authorUser])).values()];
}
