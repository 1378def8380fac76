import { getPosts, getUnreadPosts, request } from '@/api';
import type { PostSource } from '@/features/posts';
import { pageSizes } from '../constants.ts';
import type { ProfileTab } from '../model/profileTab.ts';

const types = { posts: ['post', 'quote'], replies: ['reply'], reposts: ['repost'] } as const;
const kinds = { posts: 'profile', replies: 'profile-replies', reposts: 'profile-reposts', unread: 'profile-unread' } as const;

/** The source of one tab of a person's profile. */
export function profileSource(authorUserId: string, tab: ProfileTab): PostSource {
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
