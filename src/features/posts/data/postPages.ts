import type { ListResponse, Post } from '@/api';
import type { PageRequest, PostListName } from '@/features/lists';
import type { PostEntry } from '../model/listItems.ts';

/** How the replies of visible posts of a list are fetched. */
export interface RepliesOnView {
  readonly atOnce: number;
  readonly shown: number;
}

/** The source of a list of posts. */
export interface PostSource {
  readonly list: PostListName;
  /** How many posts to request first, and how many further ones (specification, section 9). */
  readonly sizes: { readonly first: number; readonly further: number };
  /** Requests posts older than `after`, newest first. */
  fetch(request: Omit<PageRequest, 'offset'>): Promise<ListResponse<Post>>;
  /** `none` for a list without pages. */
  readonly paging?: 'cursor' | 'none';
  /** Replies are put under their originals instead of being items of their own. */
  readonly isThreaded?: boolean;
  /** Fetches the replies of visible posts: how many posts' at once, and how many replies are shown below each. */
  readonly replies?: RepliesOnView;
}

/** The entry that a list stores for a post: the fields that order and grouping need. The post itself is an entity. */
export function postEntryOf(post: Post): PostEntry {
  const { id, type, repostedPostId, publishedAt, tags } = post;
  return { id, type, repostedPostId, publishedAt, tags, hasTarget: post.repostedPost !== null };
}
