import { getForYouPosts, getRecommendedPosts, type ListResponse, type Post, request } from '@/api';
import type { PostSource } from '@/features/posts';
import { feedSizes } from '../constants.ts';
import { type FeedTab, filterOf } from '../model/feedTab.ts';

type PageRequest = Parameters<PostSource['fetch']>[0];

/** Where a tab's posts come from: All and tags from the recommended list, Following and Monitoring from the personal one. */
export function feedSource(tab: FeedTab): PostSource {
  const { only, tag } = filterOf(tab);
  return {
    list: `feed:${tab}`,
    sizes: feedSizes,
    isThreaded: true,
    fetch: (page) => (only ? fetchPersonal(only, page) : fetchRecommended(tag, page)),
  };
}

function fetchPersonal(only: 'following' | 'monitoring', { signal, ...page }: PageRequest): Promise<ListResponse<Post>> {
  return request(getForYouPosts, { query: { ...page, showOwnPosts: true, only }, signal });
}

function fetchRecommended(tag: string | undefined, { signal, ...page }: PageRequest): Promise<ListResponse<Post>> {
  const query = { ...page, showOwnPosts: true, includeReplies: true, ...(tag === undefined ? {} : { tag }) };
  return request(getRecommendedPosts, { query, signal });
}
