import { getForYouPosts, getRecommendedPosts, type ListResponse, type Post, request } from '@/api';
import type { PostListName } from '@/features/lists';
import type { PostSource } from '@/features/posts';
import { feedReplies, feedSizes } from '../constants.ts';
import { type FeedTab, filterOf } from '../model/feedTab.ts';

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
    fetch: (page) => (isPersonal ? fetchPersonal(filter, page) : fetchRecommended(tag, page)),
  };
}

/** The source of the dense feed: the personal list without a filter. */
export const modernSource: PostSource = {
  list: 'feed:modern',
  sizes: feedSizes,
  fetch: (page) => fetchPersonal({}, page),
};

function fetchPersonal(filter: Omit<ReturnType<typeof filterOf>, 'tag'>, { signal, ...page }: PageRequest): Promise<ListResponse<Post>> {
  return request(getForYouPosts, { query: { ...page, ...filter, showOwnPosts: true }, signal });
}

function fetchRecommended(tag: string | undefined, { signal, ...page }: PageRequest): Promise<ListResponse<Post>> {
  const query = { ...page, showOwnPosts: true, includeReplies: true, ...(tag === undefined ? {} : { tag }) };
  return request(getRecommendedPosts, { query, signal });
}
