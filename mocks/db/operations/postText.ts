import type { PostInput, UrlPreview } from '@/api';
import type { RefusalLaw } from '@/api/contract/law';
import { limits } from '@/api/contract/limits';
import { postTooLong, tagTooLong, tooManyAttachments, tooManyMentions, tooManyTags } from '@/api/contract/refusals';
import { safeLink, safePicture } from '@/shared/lib/safeUrl';
import { normalizeTag } from '@/shared/lib/text/tags';
import type { Database } from '../database.ts';
import { refuse } from '../refusal.ts';
import type { PostRow, UserRow } from '../rows.ts';
import { assertLength } from './limits.ts';
import { assertOwnFiles } from './ownFiles.ts';

/** As the composer writes them (`normalizeTag`); drops empty and repeated tags. */
export function normaliseTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags) {
    const name = normalizeTag(tag);
    if (name !== '' && !seen.has(name.toLowerCase())) seen.set(name.toLowerCase(), name);
  }
  return [...seen.values()];
}

type ContentInput = Pick<PostInput, 'title' | 'rawText' | 'text' | 'attachedFileIds' | 'mentions' | 'urls' | 'tags'>;
type Content = Pick<PostRow, 'title' | 'rawText' | 'text' | 'attachedFileIds' | 'mentionedUserIds' | 'urls' | 'tags'>;

/** Refuses a text that is longer than a post (or draft) may be, as it will be stored. */
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

function readTags(given: readonly string[]): string[] {
  const tags = normaliseTags(given);
  if (tags.length > limits.tags) refuse(tooManyTags);
  for (const tag of tags) assertLength(tag, limits.tag, tagTooLong);
  return tags;
}

/** The given content fields as they are stored; fields that are absent stay absent. `before` is the post that is changed. */
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
    ...(urls === undefined ? {} : { urls: keptPreviews(urls) }),
    ...(tags === undefined ? {} : { tags: readTags(tags) }),
  };
}

/**
 * The preview of the first link, safe for other people: left out when its address isn't a valid link, without a picture that may not be
 * fetched. Only the page knows its own host, and checks for it.
 */
export function keptPreviews(given: readonly UrlPreview[]): UrlPreview[] {
  return given.slice(0, 1).flatMap((preview) => {
    return safeLink(preview.url) ? [{ ...preview, imageUrl: safePicture(preview.imageUrl, []) ?? '' }] : [];
  });
}

/** Each mentioned person once, unknown ones left out. */
export function knownUsers(db: Database, mentions: readonly { userId: string }[]): string[] {
  return [...new Set(mentions.map((mention) => mention.userId))].filter((id) => db.users.get(id)?.status === 'active');
}
