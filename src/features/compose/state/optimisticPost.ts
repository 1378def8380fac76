import type { Channel, CurrentUser, FileRef } from '@/api';
import type { PostRow } from '@/features/posts';
import { onServerClock } from '@/shared/lib/clock';
import { tagsIn } from '@/shared/lib/text/written';
import { type Draft, emptyDraft, furtherPosts, imagesOfPost, type Target } from '../model/draft.ts';
import type { NewPostRow } from '../model/outboxRow.ts';
import { fileIdsOf, previewsOf, trimmedTextOf } from '../model/postBody.ts';

/** The temporary row of a new post, shown until the server has answered. */
export function optimisticPost({ id, intent, draft, writtenAt }: NewPostRow, author: CurrentUser): PostRow {
  const { title, text } = trimmedTextOf(draft);
  const channelId = draft.target?.channelId ?? null;
  // The device's clock may be wrong, so the time is converted to the server's.
  const publishedAt = onServerClock(writtenAt);
  return {
    id,
    type: intent.kind,
    title: title || null,
    rawText: text || null,
    text: text || null,
    repostedPostId: intent.kind === 'post' ? null : intent.postId,
    isTargetMissing: false,
    attachedFileIds: fileIdsOf(draft),
    attachedFiles: filesOf(draft),
    isAnyoneCanReply: draft.isAnyoneCanReply,
    channelId,
    displayedChannelId: channelId,
    displayedChannel: channelOf(draft.target),
    postToTwitter: draft.isPostToX,
    postToBluesky: draft.isPostToBluesky,
    mentions: [],
    urls: previewsOf(draft),
    tags: [...tagsIn(text)],
    isComment: intent.kind === 'reply',
    authorUserId: author.id,
    publishedAt,
    createdAt: publishedAt,
    numReplies: 0,
    numReposts: 0,
    reactionSets: [],
    isInOrganization: draft.target !== undefined,
  };
}

/** The temporary rows of a thread's further posts, while they wait for the first: each answers the one above it. */
export function optimisticThread(row: NewPostRow, author: CurrentUser): PostRow[] {
  return furtherPosts(row.draft).map((post, index) => {
    const postId = index === 0 ? row.id : furtherId(row.id, index - 1);
    return optimisticPost(
      { ...row, id: furtherId(row.id, index), intent: { kind: 'reply', postId }, draft: { ...emptyDraft, ...post } },
      author,
    );
  });
}

/** The temporary id of a thread's further post, by that of the first and by its place, from 0. */
export const furtherId = (id: string, index: number) => `${id}+${index}`;

/** The uploaded pictures of a draft's first post; the others show once they are uploaded. */
export function filesOf(draft: Draft): FileRef[] {
  return imagesOfPost(draft, 0).flatMap(({ file, alt }) => (file ? [{ ...file, alt }] : []));
}

/**
 * The channel as far as the card shows it: its name, or the group's for a default channel. It has no link, because a draft doesn't
 * contain the group's id; null while the draft doesn't contain a name either.
 */
function channelOf(target: Target | undefined): Channel | null {
  const name = target?.name || target?.groupName;
  if (!target || !name) return null;
  const { channelId } = target;
  return { id: channelId, channelId, name, description: null, avatarFileId: null, numFollowers: 0, ownerType: 'user', ownerId: '' };
}
