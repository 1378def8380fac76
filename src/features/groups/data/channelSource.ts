import { getPosts, request } from '@/api';
import type { PostSource } from '@/features/posts';
import { groupPostSizes, groupReplies } from '../constants.ts';

const types = { posts: ['post', 'quote', 'repost'], replies: ['reply'] } as const;

/** The source of a channel's posts: a group's own feed is the feed of its default channel. */
export function channelSource(channelId: string, kind: keyof typeof types): PostSource {
  return {
    list: kind === 'posts' ? `channel:${channelId}` : `channel-replies:${channelId}`,
    sizes: groupPostSizes,
    replies: groupReplies,
    fetch: ({ signal, ...page }) => request(getPosts, { query: { ...page, channelId, type: [...types[kind]] }, signal }),
  };
}
