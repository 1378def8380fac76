import type { PostInput, UrlPreview } from '@/api';
import type { RefusalLaw } from '@/api/contract/law';
import { limits } from '@/api/contract/limits';
import { postTooLong, tagTooLong, tooManyAttachments, tooManyMentions, tooManyTags } from '@/api/contract/refusals';
import { safeLink, safePicture } from '@/shared/lib/safeUrl';
import { normalizeTag } from '@/shared/lib/text/tags';
import type { Database } from '../database.ts';
import { refuse } from '../refusal.ts';
import type { PostRow, UserRow } from '../tables.ts';
import { assertLength } from './limits.ts';
import { assertOwnFiles } from './ownFiles.ts';

/** Normalises tags like the composer does (`normalizeTag`); drops empty and repeated ones. */
export function normaliseTags(tags: readonly string[]): string[] {
  const unique = new Map<string, string>();
  for (const tag of tags) {
    const name = normalizeTag(tag);
    if (name !== '' && !unique.has(name.toLowerCase())) unique.set(name.toLowerCase(), name);
  }
  return [...unique.values()];
}

type ContentInput = Pick<PostInput, 'title' | 'rawText' | 'text' | 'attachedFileIds' | 'mentions' | 'urls' | 'tags'>;
type Content = Pick<PostRow, 'title' | 'rawText' | 'text' | 'attachedFileIds' | 'mentionedUserIds' | 'urls' | 'tags'>;

/** Refuses content beyond the limits of a post or draft. Pass the texts as they will be stored. */
export function assertPostSize(
  { title, rawText, text, attachedFileIds, mentions, urls = [] }: ContentInput,
  refusal: RefusalLaw = postTooLong,
): void {
  for (const [given, limit] of [[title, limits.title] as const, [rawText, limits.rawText] as const, [text, limits.rawText] as const]) {
    assertLength(given, limit, refusal);
  }
  for (const preview of urls.slice(0, 1)) {
    for (const given of [preview.url, preview.imageUrl]) assertLength(given, limits.previewUrl, refusal);
    for (const given of [preview.title, preview.description]) assertLength(given, limits.previewText, refusal);
  }
  if ((attachedFileIds?.length ?? 0) > limits.attachments) refuse(tooManyAttachments);
  if ((mentions?.length ?? 0) > limits.mentions) refuse(tooManyMentions);
}

function readTags(input: readonly string[]): string[] {
  const tags = normaliseTags(input);
  if (tags.length > limits.tags) refuse(tooManyTags);
  for (const tag of tags) assertLength(tag, limits.tag, tagTooLong);
  return tags;
}

/** Converts the given content fields to their stored form; absent fields stay absent. `before` is the post being edited. */
export function contentOf(db: Database, author: UserRow, input: ContentInput, before?: PostRow): Partial<Content> {
  assertPostSize({ ...input, title: input.title?.trim() });
  assertOwnFiles(db, author, input.attachedFileIds, before?.attachedFileIds ?? []);
  const { title, rawText, text, attachedFileIds, mentions, urls, tags } = input;
  return {
    ...(title === undefined ? {} : { title: title.trim() || null }),
    ...(rawText === undefined ? {} : { rawText, text: text ?? rawText }),
    ...(rawText !== undefined || text === undefined ? {} : { text }),
    ...(attachedFileIds === undefined ? {} : { attachedFileIds }),
    ...(mentions === undefined ? {} : { mentionedUserIds: knownUsers(db, mentions) }),
    ...(urls === undefined ? {} : { urls: safePreviews(urls) }),
    ...(tags === undefined ? {} : { tags: readTags(tags) }),
  };
}

/**
 * Keeps the preview of the first link, if its address is a valid link; removes an unsafe picture address. Addresses on the app's own host
 * are checked in the page, because only the page knows its host.
 */
export function safePreviews(input: readonly UrlPreview[]): UrlPreview[] {
  return input.slice(0, 1).flatMap((preview) => {
    return safeLink(preview.url) ? [{ ...preview, imageUrl: safePicture(preview.imageUrl, []) ?? '' }] : [];
  });
}

/** The ids of the mentioned active people, without duplicates. */
export function knownUsers(db: Database, mentions: readonly { userId: string }[]): string[] {
  return [...new Set(mentions.map((mention) => mention.userId))].filter((id) => db.users.get(id)?.status === 'active');
}
