import { type Path, paths } from '@/shared/lib/paths';
import type { PostRow } from '../state/postStore.ts';

type Addressed = Pick<PostRow, 'id' | 'type' | 'isReactionComment'> & { readonly repostedPostId?: string | null };

/** Where a post is read: replies have an address of their own; what was said with a weigh-in is read with the post it is about. */
export function postPathOf({ id, type, isReactionComment, repostedPostId }: Addressed): Path {
  if (isReactionComment === true && repostedPostId) return paths.post(repostedPostId);
  return type === 'reply' ? paths.reply(id) : paths.post(id);
}

/** What a screen shows of a repost is its original; everything else stands for itself. */
export function shownIdOf(post: Pick<PostRow, 'id' | 'type' | 'repostedPostId'>): string {
  return post.type === 'repost' && post.repostedPostId ? post.repostedPostId : post.id;
}

/** Optimistic posts exist only in this browser; nothing can be asked of the server about them. */
export function isTemporary(id: string): boolean {
  return id.startsWith('optimistic:');
}

/** Whom a post mentions, once the server has said so. */
export function knownMentions({ id, mentions }: Pick<PostRow, 'id' | 'mentions'>): PostRow['mentions'] | undefined {
  return isTemporary(id) ? undefined : mentions;
}

/** Whether the content can still be changed, as far as this side knows: nobody has answered, quoted, reposted or reacted. */
export function isEditable(post: Pick<PostRow, 'type' | 'numReplies' | 'numReposts' | 'numQuotes' | 'reactionSets'>): boolean {
  const responses = post.numReplies + (post.numReposts ?? 0) + (post.numQuotes ?? 0) + post.reactionSets.length;
  return post.type !== 'repost' && responses === 0;
}

/** Whether this is somebody else's post that the person has not read; where the server does not say, nothing is claimed. */
export function isUnreadBy({ isRead, authorUserId }: Pick<PostRow, 'isRead' | 'authorUserId'>, userId: string | undefined): boolean {
  return isRead === false && userId !== undefined && authorUserId !== userId;
}

/**
 * Whether the reply button works, as the server says; where it does not, everybody may whom it is open to, who wrote the post or is
 * named in it. Whom the author follows only the server knows.
 */
export function canReply(
  post: Pick<PostRow, 'isAnyoneCanReply' | 'authorUserId' | 'mentions'> & { readonly canReply?: PostRow['canReply'] },
  userId: string | undefined,
): boolean {
  if (typeof post.canReply === 'boolean') return post.canReply;
  return post.isAnyoneCanReply || post.authorUserId === userId || post.mentions.some((mention) => mention.userId === userId);
}

/** Which sentence says why one cannot reply: who may was chosen by the author, or, where everybody may, it is about this person. */
export const closedBy = ({ isAnyoneCanReply }: Pick<PostRow, 'isAnyoneCanReply'>) => (isAnyoneCanReply ? 'cannotReply' : 'repliesClosed');
