import type { PostListName } from '@/features/lists';
import type { PostRow } from '../state/postStore.ts';

/** What decides in which lists a post stands. */
export type PostFacts = Pick<PostRow, 'type' | 'authorUserId' | 'channelId' | 'repostedPostId' | 'tags'>;

/**
 * Whether a list of the server will bring this post of one's own, by what its request asks for (contract, section 4). Lists that
 * follow from what others chose or read (`feed:intro`, unread) bring none of them.
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

/** Every feed is asked for with one's own posts; only All and tags with replies among them. */
function belongsToFeed({ type, tags }: PostFacts, feed: string): boolean {
  if (feed === 'all') return true;
  if (feed === 'reply') return type === 'reply';
  if (feed.startsWith('tag:')) return tags.some((tag) => tag.toLowerCase() === feed.slice('tag:'.length).toLowerCase());
  return feed !== 'intro' && type !== 'reply';
}
