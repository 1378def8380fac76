import { type Path, paths } from '@/shared/lib/paths';
import type { PostRow } from '../state/postStore.ts';

type Addressed = Pick<PostRow, 'id' | 'type' | 'isReactionComment'> & { readonly repostedPostId?: string | null };

/** The address of a post. Replies have a path of their own; a weigh-in's comment leads to the post that it is about. */
export function postPathOf({ id, type, isReactionComment, repostedPostId }: Addressed): Path {
  if (isReactionComment === true && repostedPostId) return paths.post(repostedPostId);
  return type === 'reply' ? paths.reply(id) : paths.post(id);
}

/** The id of the post that is shown: the original of a repost, otherwise the post itself. */
export function shownIdOf(post: Pick<PostRow, 'id' | 'type' | 'repostedPostId'>): string {
  return post.type === 'repost' && post.repostedPostId ? post.repostedPostId : post.id;
}

/** Optimistic posts exist only in this browser; the server doesn't know their ids. */
export function isTemporary(id: string): boolean {
  return id.startsWith('optimistic:');
}

/** The people whom a post mentions; undefined until the server has answered. */
export function knownMentions({ id, mentions }: Pick<PostRow, 'id' | 'mentions'>): PostRow['mentions'] | undefined {
  return isTemporary(id) ? undefined : mentions;
}

/** Whether the content can still be changed, as far as the client knows: nobody has answered, quoted, reposted or reacted. */
export function isEditable(post: Pick<PostRow, 'type' | 'numReplies' | 'numReposts' | 'numQuotes' | 'reactionSets'>): boolean {
  const responses = post.numReplies + (post.numReposts ?? 0) + (post.numQuotes ?? 0) + post.reactionSets.length;
  return post.type !== 'repost' && responses === 0;
}

/** Whether this is another person's unread post; false if the server doesn't tell. */
export function isUnreadBy({ isRead, authorUserId }: Pick<PostRow, 'isRead' | 'authorUserId'>, userId: string | undefined): boolean {
  return isRead === false && userId !== undefined && authorUserId !== userId;
}

/**
 * Whether the reply button works, as the server says. If it doesn't, everybody may reply to an open post; to others only the author and
 * people mentioned in it. Only the server knows whom the author follows.
 */
export function canReply(
  post: Pick<PostRow, 'isAnyoneCanReply' | 'authorUserId' | 'mentions'> & { readonly canReply?: PostRow['canReply'] },
  userId: string | undefined,
): boolean {
  if (typeof post.canReply === 'boolean') return post.canReply;
  return post.isAnyoneCanReply || post.authorUserId === userId || post.mentions.some((mention) => mention.userId === userId);
}

/** The message that says why the person can't reply: the author limited who may, or, where everybody may, this person is blocked from it. */
export const closedBy = ({ isAnyoneCanReply }: Pick<PostRow, 'isAnyoneCanReply'>) => (isAnyoneCanReply ? 'cannotReply' : 'repliesClosed');
