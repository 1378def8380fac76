import type { Post } from '@/api';
import type { ListItem } from '@/features/posts';

/** The posts of a fresh answer that a list does not have yet, newest first as they came. */
export function unseenPosts(answer: readonly Post[], items: readonly Pick<ListItem, 'id' | 'replies' | 'hidden'>[]): readonly Post[] {
  const known = new Set(items.flatMap(({ id, replies, hidden }) => [id, ...replies.map((reply) => reply.id), ...hidden]));
  return answer.filter(({ id }) => !known.has(id));
}

/** The authors of posts, each once, in the order of their newest post. */
export function authorsOf(posts: readonly Post[]): readonly Post['authorUser'][] {
  return [...new Map(posts.map(({ authorUser }) => [authorUser.id, authorUser])).values()];
}
