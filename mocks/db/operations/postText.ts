import type { PostInput } from '@/api';
import type { Database } from '../database.ts';
import { refuse } from '../refusal.ts';
import type { PostRow } from '../rows.ts';

const maxTextLength = 5000;
const maxTitleLength = 200;

/** Trims, joins words by `_`, keeps letters, digits and `_` of every script; drops empty and repeated tags. */
export function normaliseTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const tag of tags) {
    const name = tag
      .trim()
      .replace(/\s+/g, '_')
      .replace(/[^\p{L}\p{N}_]/gu, '')
      .replace(/_{2,}/g, '_');
    if (name !== '' && !seen.has(name.toLowerCase())) seen.set(name.toLowerCase(), name);
  }
  return [...seen.values()];
}

type ContentInput = Pick<PostInput, 'title' | 'rawText' | 'text' | 'attachedFileIds' | 'mentions' | 'urls' | 'tags'>;
type Content = Pick<PostRow, 'title' | 'rawText' | 'text' | 'attachedFileIds' | 'mentionedUserIds' | 'urls' | 'tags'>;

/** The given content fields as they are stored; fields that are absent stay absent. */
export function contentOf(db: Database, input: ContentInput): Partial<Content> {
  if ((input.rawText ?? '').length > maxTextLength || (input.title ?? '').length > maxTitleLength) refuse(400, 'Post is too long');
  if (input.attachedFileIds?.some((id) => !db.files.get(id))) refuse(400, 'Attached file not found');
  const { title, rawText, text, attachedFileIds, mentions, urls, tags } = input;
  return {
    ...(title === undefined ? {} : { title: title.trim() || null }),
    ...(rawText === undefined ? {} : { rawText, text: text ?? rawText }),
    ...(attachedFileIds === undefined ? {} : { attachedFileIds }),
    ...(mentions === undefined ? {} : { mentionedUserIds: knownUsers(db, mentions) }),
    ...(urls === undefined ? {} : { urls: urls.slice(0, 1) }),
    ...(tags === undefined ? {} : { tags: normaliseTags(tags) }),
  };
}

/** Each mentioned person once, unknown ones left out. */
export function knownUsers(db: Database, mentions: readonly { userId: string }[]): string[] {
  return [...new Set(mentions.map((mention) => mention.userId))].filter((id) => db.users.get(id)?.status === 'active');
}
