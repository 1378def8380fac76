import type { Channel, CurrentUser, FileRef } from '@/api';
import type { PostRow } from '@/features/posts';
import { onServerClock } from '@/shared/lib/clock';
import { tagsIn } from '@/shared/lib/text/pieces';
import type { Draft, Target } from '../model/draft.ts';
import type { NewPostRow } from '../model/outboxRow.ts';
import { fileIdsOf, previewsOf, trimmedTextOf } from '../model/postBody.ts';

/** The row that stands in a list until the server has answered. */
export function optimisticPost({ id, intent, draft, writtenAt }: NewPostRow, author: CurrentUser): PostRow {
  const { title, text } = trimmedTextOf(draft);
  const channelId = draft.target?.channelId ?? null;
  // Among the dates of the server, whatever this device takes the time to be.
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

/** The pictures of a draft that can be seen already; those that are still to be uploaded show once they are. */
export function filesOf({ images }: Draft): FileRef[] {
  return images.flatMap(({ file, alt }) => (file ? [{ ...file, alt }] : []));
}

/**
 * As much of a channel as the card shows: its name, which is its group's for a default channel. It leads nowhere, because a draft does
 * not know the group's id; nothing is shown while it does not know the name either.
 */
function channelOf(target: Target | undefined): Channel | null {
  const name = target?.name || target?.groupName;
  if (!target || !name) return null;
  const { channelId } = target;
  return { id: channelId, channelId, name, description: null, avatarFileId: null, numFollowers: 0, ownerType: 'user', ownerId: '' };
}
