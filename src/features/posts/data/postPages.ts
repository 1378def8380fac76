import type { ListResponse, Post } from '@/api';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Groupable } from '../model/groupThreads.ts';

/** Where a list of posts comes from. */
export interface PostSource {
  /** Names the list: `feed:all`, `profile:<id>`, `replies:<id>`. The same name is the same list. */
  readonly list: string;
  /** How many posts to ask for first, and how many further ones (specification, section 9). */
  readonly sizes: { readonly first: number; readonly further: number };
  /** Asks for posts older than `after`, newest first. */
  fetch(request: { after?: string; limit: number; signal: AbortSignal }): Promise<ListResponse<Post>>;
  /** Replies are put under their originals instead of standing alone. */
  readonly isThreaded?: boolean;
}

/** One answer as the query cache keeps it: ids and what grouping needs; the posts themselves are entities. */
export interface PostPage {
  readonly posts: readonly Groupable[];
  /** Id of the last post as received: the cursor of the next page. */
  readonly last: string | undefined;
  readonly isEnd: boolean;
}

export const postPageKeys = {
  all: ['posts'] as const,
  list: (list: string) => ['posts', list] as const,
};

/** Puts posts that have come since on top of a loaded list. Their entities must be stored already. */
export function prependPosts(queries: QueryClient, list: string, posts: readonly Post[]): void {
  queries.setQueryData<InfiniteData<PostPage, string | undefined>>(postPageKeys.list(list), (data) =>
    data && { pages: [toPage({ results: [...posts], count: posts.length }, 0), ...data.pages], pageParams: [undefined, ...data.pageParams] },
  );
}

/** The end is reached when fewer posts came than were asked for. */
export function toPage({ results }: ListResponse<Post>, limit: number): PostPage {
  return {
    posts: results.map((post) => ({
      id: post.id,
      type: post.type,
      repostedPostId: post.repostedPostId,
      hasTarget: post.repostedPost !== null,
    })),
    last: results.at(-1)?.id,
    isEnd: results.length < limit,
  };
}
