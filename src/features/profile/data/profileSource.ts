import { getPosts, getUnreadPosts, request } from '@/api';
import type { PostSource } from '@/features/posts';
import type { ListTab } from '../model/profileTab.ts';

/** Page sizes of a person's posts, first and further (specification, section 9). */
const pageSizes = {
  posts: { first: 15, further: 15 },
  replies: { first: 20, further: 10 },
  reposts: { first: 10, further: 10 },
  unread: { first: 15, further: 15 },
} as const;

const types = { posts: ['post', 'quote'], replies: ['reply'], reposts: ['repost'] } as const;
const kinds = { posts: 'profile', replies: 'profile-replies', reposts: 'profile-reposts', unread: 'profile-unread' } as const;

/** The source of one tab of a person's profile. */
export function profileSource(authorUserId: string, tab: ListTab): PostSource {
  return {
    list: `${kinds[tab]}:${authorUserId}`,
    sizes: pageSizes[tab],
    replies: { atOnce: 4, shown: 2 },
    fetch: ({ signal, ...page }) =>
      tab === 'unread'
        ? request(getUnreadPosts, { query: { ...page, authorUserId }, signal })
        : request(getPosts, {
            query: { ...page, authorUserId, type: [...types[tab]], ...(tab === 'posts' ? { onlyPosts: true } : {}) },
            signal,
          }),
  };
}
