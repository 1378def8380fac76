import { getPosts, request } from '@/api';
import type { PostSource } from '@/features/posts';
import { groupPostSizes } from '../constants.ts';

/** The posts of a group: those of its default channel. */
export function groupSource(channelId: string): PostSource {
  return {
    list: `group:${channelId}`,
    sizes: groupPostSizes,
    fetch: ({ signal, ...page }) => request(getPosts, { query: { ...page, channelId, type: ['post', 'quote', 'repost'] }, signal }),
  };
}
