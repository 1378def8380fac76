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

/** Where a tab's posts come from: All and tags from the recommended list; Following, Monitoring and Reply from the personal one. */
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

/** The dense feed: what the personal list brings when nothing narrows it. */
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
