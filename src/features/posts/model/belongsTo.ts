import type { PostListName } from '@/features/lists';
import type { PostRow } from '../state/postStore.ts';

/** The fields of a post that decide in which lists it appears. */
export type PostFacts = Pick<PostRow, 'type' | 'authorUserId' | 'channelId' | 'repostedPostId' | 'tags'>;

/**
 * Whether the server's list will contain this post of the signed-in person, according to the list's request (contract, section 4).
 * Lists that depend on what others chose or have read (`feed:intro`, unread) contain none of them.
 */
export function belongsTo(post: PostFacts, list: PostListName): boolean {
  const [kind = '', ...rest] = list.split(':');
  const of = rest.join(':');
  const isReply = post.type === 'reply';
  switch (kind) {
    case 'feed':
      return belongsToFeed(post, of);
    case 'profile':
      return post.authorUserId === of && (post.type === 'post' || post.type === 'quote');
    case 'profile-replies':
      return post.authorUserId === of && isReply;
    case 'profile-reposts':
      return post.authorUserId === of && post.type === 'repost';
    case 'channel':
      return post.channelId === of && !isReply;
    case 'channel-replies':
      return post.channelId === of && isReply;
    case 'replies':
      return isReply && post.repostedPostId === of;
    default:
      return false;
  }
}

/** Every feed is requested with the person's own posts; only All and tags include replies. */
function belongsToFeed({ type, tags }: PostFacts, feed: string): boolean {
  if (feed === 'all') return true;
  if (feed === 'reply') return type === 'reply';
  const [, dense, wantedTag] = /^(modern-)?tag:(.*)$/s.exec(feed) ?? [];
  if (wantedTag !== undefined) return !(dense && type === 'reply') && tags.some((tag) => tag.toLowerCase() === wantedTag.toLowerCase());
  return feed !== 'intro' && type !== 'reply';
}
