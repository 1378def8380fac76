import { getPosts, request } from '@/api';
import type { PostSource } from '@/features/posts';
import { profilePostSizes } from '../constants.ts';

/** A person's own posts and quotes. */
export function profileSource(authorUserId: string): PostSource {
  return {
    list: `profile:${authorUserId}`,
    sizes: profilePostSizes,
    fetch: ({ signal, ...page }) => request(getPosts, { query: { ...page, authorUserId, type: ['post', 'quote'] }, signal }),
  };
}
