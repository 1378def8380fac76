import type { CurrentUser } from '@/api';
import type { NewPostIntent, PostRow } from '@/features/posts';
import { firstLink } from '@/features/posts';
import { type Draft, fileIdsOf } from '../model/draft.ts';

/** The row that stands in a list until the server has answered. */
export function optimisticPost(id: string, intent: NewPostIntent, draft: Draft, author: CurrentUser): PostRow {
  const now = new Date().toISOString();
  const text = draft.text.trim() || null;
  const isTargeted = intent.kind !== 'post';
  const link = text ? firstLink(text) : undefined;
  return {
    id,
    type: intent.kind,
    title: draft.title.trim() || null,
    rawText: text,
    text,
    repostedPostId: isTargeted ? intent.postId : null,
    isTargetMissing: false,
    attachedFileIds: fileIdsOf(draft),
    attachedFiles: [...draft.files],
    isAnyoneCanReply: true,
    channelId: null,
    displayedChannelId: null,
    displayedChannel: null,
    postToTwitter: false,
    postToBluesky: false,
    mentions: [],
    urls: link ? [{ url: link, title: new URL(link).hostname, description: '', imageUrl: '', isDisabledPreview: false }] : [],
    tags: [],
    isComment: intent.kind === 'reply',
    authorUserId: author.id,
    publishedAt: now,
    createdAt: now,
    numReplies: 0,
    numReposts: 0,
    reactionSets: [],
    isInOrganization: false,
    sending: 'sending',
  };
}
