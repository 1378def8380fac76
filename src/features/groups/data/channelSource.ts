import { getPosts, request } from '@/api';
import type { PostSource } from '@/features/posts';
import { groupPostSizes, groupReplies } from '../constants.ts';

const types = { posts: ['post', 'quote', 'repost'], replies: ['reply'] } as const;

/** What is written in a channel: a group's own feed is that of its default channel. */
export function channelSource(channelId: string, kind: keyof typeof types): PostSource {
  return {
    list: kind === 'posts' ? `channel:${channelId}` : `channel-replies:${channelId}`,
    sizes: groupPostSizes,
    replies: groupReplies,
    fetch: ({ signal, ...page }) => request(getPosts, { query: { ...page, channelId, type: [...types[kind]] }, signal }),
  };
}
