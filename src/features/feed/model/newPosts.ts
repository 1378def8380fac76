import type { ListResponse, Post } from '@/api';
import type { ListItem } from '@/features/posts';

/**
 * The posts of a new answer that a list doesn't contain yet, newest first. `listed` are the posts that the server sent; `items` are those on
 * the screen, with some that were written here or fetched below others.
 */
export function unseenPosts(
  answer: readonly Post[],
  items: readonly Pick<ListItem, 'id' | 'replies'>[],
  listed: readonly { readonly id: string }[],
): readonly Post[] {
  const known = new Set([...listed, ...items.flatMap((item) => [item, ...item.replies])].map(({ id }) => id));
  return answer.filter(({ id }) => !known.has(id));
}

/** An answer without posts that were deleted here since; it keeps the number of posts that the server sent. */
export function withoutRemoved({ results, count, sent = results }: ListResponse<Post>, removed: ReadonlySet<string>): ListResponse<Post> {
  const isRemoved = ({ id, type, repostedPostId }: Post) => removed.has(id) || (type === 'repost' && removed.has(repostedPostId ?? ''));
  return { results: results.filter((post) => !isRemoved(post)), count, sent };
}

/** Whether there may be more new posts: the answer is full, malformed posts included, and the list contains none of them. */
export function isFullOf(unseen: readonly Post[], { results, sent = results }: ListResponse<Post>, limit: number): boolean {
  return sent.length === limit && unseen.length === results.length;
}

/** The authors of posts, each once, in the order of their newest post. */
export function authorsOf(posts: readonly Post[]): readonly Post['authorUser'][] {
  return [...new Map(posts.map(({ authorUser }) => [authorUser.id, authorUser])).values()];
}
