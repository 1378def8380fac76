import type { DraftPostInput, PostInput, PostPatch, UrlPreview } from '@/api';
import type { NewPostIntent } from '@/features/posts';
import { isBlankText } from '@/shared/lib/text/blank';
import { firstLink, tagsIn } from '@/shared/lib/text/written';
import { areSameImages, type Draft, imagesOfPost, isPreviewDismissed, isSameText } from './draft.ts';

export interface Mentioned {
  readonly userId: string;
  readonly username: string;
}

/** The body of the call that creates the post. A key is present only if it is set; at most one link preview is sent. */
export function toPostInput(intent: NewPostIntent, draft: Draft, mentioned: readonly Mentioned[]): PostInput {
  const { title, text } = trimmedTextOf(draft);
  const tags = tagsIn(text);
  const urls = previewsOf(draft);
  const fileIds = fileIdsOf(draft);
  const isReply = intent.kind === 'reply';
  return {
    type: intent.kind,
    ...(intent.kind === 'post' ? {} : { repostedPostId: intent.postId }),
    ...(title && !isReply ? { title } : {}),
    ...(text ? { rawText: text, text } : {}),
    ...(fileIds.length > 0 ? { attachedFileIds: fileIds } : {}),
    ...(draft.isAnyoneCanReply ? {} : { isAnyoneCanReply: false }),
    // The post is published in the channel and shows its name.
    ...(draft.target && !isReply ? { channelId: draft.target.channelId, displayedChannelId: draft.target.channelId } : {}),
    ...(draft.isPostToX && !isReply ? { postToTwitter: true } : {}),
    ...(draft.isPostToBluesky && !isReply ? { postToBluesky: true } : {}),
    ...(mentioned.length > 0 ? { mentions: uniqueMentions(mentioned) } : {}),
    ...(tags.length > 0 ? { tags: [...tags] } : {}),
    ...(urls.length > 0 ? { urls } : {}),
  };
}

/** The body of the call that changes a post: only the differences, so that correcting a title keeps the link's preview. */
export function toPostPatch(original: Draft, draft: Draft, mentioned: readonly Mentioned[]): PostPatch {
  const { title, text } = trimmedTextOf(draft);
  return {
    ...(title === original.title.trim() ? {} : { title }),
    ...(isSameText(original, draft) ? {} : { rawText: text, text, mentions: uniqueMentions(mentioned), tags: [...tagsIn(text)] }),
    ...(isSamePreview(original, draft) ? {} : { urls: previewsOf(draft) }),
    ...(areSameImages(original, { ...draft, images: imagesOfPost(draft, 0) }) ? {} : { attachedFileIds: fileIdsOf(draft) }),
    ...(original.isAnyoneCanReply === draft.isAnyoneCanReply ? {} : { isAnyoneCanReply: draft.isAnyoneCanReply }),
  };
}

/** The body of the call that stores a draft on the server. */
export function toDraftInput(draft: Draft, mentioned: readonly Mentioned[]): DraftPostInput {
  const { title, text } = trimmedTextOf(draft);
  const fileIds = fileIdsOf(draft);
  const urls = previewsOf(draft);
  return {
    ...(draft.target ? { channelId: draft.target.channelId } : {}),
    ...(title ? { title } : {}),
    ...(text ? { rawText: text, text } : {}),
    ...(fileIds.length > 0 ? { attachedFilesIds: fileIds } : {}),
    ...(mentioned.length > 0 ? { mentions: uniqueMentions(mentioned) } : {}),
    ...(urls.length > 0 ? { urls } : {}),
  };
}

/** Ids of the images of the first post in their order; a stored file without an id can't be attached. */
export function fileIdsOf(draft: Draft): string[] {
  return imagesOfPost(draft, 0).flatMap(({ file }) => file?.id ?? []);
}

/** Title and text as they are sent: trimmed, and empty if they have no visible character. */
export function trimmedTextOf({ title, text }: Draft): { title: string; text: string } {
  return { title: isBlankText(title) ? '' : title.trim(), text: isBlankText(text) ? '' : text.trim() };
}

/** The preview of the first link, as far as the client knows it; the server may add to it. */
export function previewsOf(draft: Draft): UrlPreview[] {
  const url = firstLink(draft.text);
  if (url === undefined) return [];
  return [{ url, title: new URL(url).hostname, description: '', imageUrl: '', isDisabledPreview: isPreviewDismissed(draft) }];
}

/** Whether the first link and its dismissal are the same, so that the server's own card stays. */
export function isSamePreview(one: Draft, other: Draft): boolean {
  return firstLink(one.text) === firstLink(other.text) && isPreviewDismissed(one) === isPreviewDismissed(other);
}

/** Lists each mentioned person once. */
function uniqueMentions(mentioned: readonly Mentioned[]): { userId: string }[] {
  return [...new Set(mentioned.map(({ userId }) => userId))].map((userId) => ({ userId }));
}
