import type { PostRow } from '../state/postStore.ts';

type Addressed = Pick<PostRow, 'id' | 'type'>;

/** Where a post is read: replies have an address of their own. */
export function postPathOf({ id, type }: Addressed): string {
  return `/${type === 'reply' ? 'reply' : 'post'}/${encodeURIComponent(id)}`;
}

/** What a screen shows of a repost is its original; everything else stands for itself. */
export function shownIdOf(post: Pick<PostRow, 'id' | 'type' | 'repostedPostId'>): string {
  return post.type === 'repost' && post.repostedPostId ? post.repostedPostId : post.id;
}

/** Optimistic posts exist only in this browser; nothing can be asked of the server about them. */
export function isTemporary(id: string): boolean {
  return id.startsWith('optimistic:');
}

/** Whether the content can still be changed, as far as this side knows: nobody has answered, quoted, reposted or reacted. */
export function isEditable(post: Pick<PostRow, 'type' | 'numReplies' | 'numReposts' | 'numQuotes' | 'reactionSets'>): boolean {
  const responses = post.numReplies + (post.numReposts ?? 0) + (post.numQuotes ?? 0) + post.reactionSets.length;
  return post.type !== 'repost' && responses === 0;
}

/** Whether the reply button works: everybody may, or the person wrote the post or is named in it. The server decides about follows. */
export function canReply(post: Pick<PostRow, 'isAnyoneCanReply' | 'authorUserId' | 'mentions'>, userId: string | undefined): boolean {
  return post.isAnyoneCanReply || post.authorUserId === userId || post.mentions.some((mention) => mention.userId === userId);
}
