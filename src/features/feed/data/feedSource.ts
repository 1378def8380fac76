import { getForYouPosts, getRecommendedPosts, type ListResponse, type Post, request } from '@/api';
import type { PostListName } from '@/features/lists';
import type { PostSource } from '@/features/posts';
import { type FeedTab, filterOf } from '../model/feedTab.ts';

/** Page sizes of the home feed (specification, section 9). */
export const feedSizes = { first: 30, further: 15 } as const;
/** Replies of visible posts: how many requests run at once (specification, section 9), and how many are shown below a post. */
export const feedReplies = { atOnce: 6, shown: 2 } as const;

type PageRequest = Parameters<PostSource['fetch']>[0];

/** The name of a tab's list. */
export function feedListOf(tab: FeedTab): PostListName {
  return `feed:${tab}`;
}

/** The source of a tab: the recommended list for All and tags, the personal one for Following, Monitoring and Reply. */
export function feedSource(tab: FeedTab): PostSource {
  const { tag, ...filter } = filterOf(tab);
  const isPersonal = filter.only !== undefined || filter.type !== undefined;
  return {
    list: feedListOf(tab),
    sizes: feedSizes,
    isThreaded: true,
    replies: feedReplies,
    fetch: (page) => {
      const storedAs = page.limit === feedSizes.first ? tab : undefined;
      return isPersonal ? fetchPersonal(filter, page, storedAs) : fetchRecommended(tag, page, storedAs);
    },
  };
}

/** The source of the dense feed: the personal list, of all posts or of those with a tag. */
export const modernSource = (tag?: string): PostSource => ({
  list: tag === undefined ? 'feed:modern' : `feed:modern-tag:${tag}`,
  sizes: feedSizes,
  fetch: (page) => fetchPersonal(tag === undefined ? {} : { tag }, page),
});

function fetchPersonal(
  filter: ReturnType<typeof filterOf>,
  { signal, ...page }: PageRequest,
  storedAs?: string,
): Promise<ListResponse<Post>> {
  return request(getForYouPosts, { query: { ...page, ...filter, showOwnPosts: true }, signal, storedAs });
}

function fetchRecommended(tag: string | undefined, { signal, ...page }: PageRequest, storedAs?: string): Promise<ListResponse<Post>> {
  const query = { ...page, showOwnPosts: true, includeReplies: true, ...(tag === undefined ? {} : { tag }) };
  return request(getRecommendedPosts, { query, signal, storedAs });
}
