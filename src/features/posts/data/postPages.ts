import type { ListResponse, Post } from '@/api';
import type { PageRequest, PostListName } from '@/features/lists';
import type { PostEntry } from '../model/listItems.ts';

/** How replies to the posts of a list are fetched while those are on the screen. */
export interface RepliesOnView {
  readonly atOnce: number;
  readonly shown: number;
}

/** Where a list of posts comes from. */
export interface PostSource {
  readonly list: PostListName;
  /** How many posts to ask for first, and how many further ones (specification, section 9). */
  readonly sizes: { readonly first: number; readonly further: number };
  /** Asks for posts older than `after`, newest first. */
  fetch(request: Omit<PageRequest, 'offset'>): Promise<ListResponse<Post>>;
  /** `none` for a list that comes whole. */
  readonly paging?: 'cursor' | 'none';
  /** Replies are put under their originals instead of standing alone. */
  readonly isThreaded?: boolean;
  /** Fetches the replies of posts that are on the screen: so many at once, and shows so many of them below the post. */
  readonly replies?: RepliesOnView;
}

/** What a list keeps of a post: what its order and grouping need. The post itself is an entity. */
export function postEntryOf(post: Post): PostEntry {
  const { id, type, repostedPostId, publishedAt, tags } = post;
  return { id, type, repostedPostId, publishedAt, tags, hasTarget: post.repostedPost !== null };
}
