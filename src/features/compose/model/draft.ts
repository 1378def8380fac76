import type { FileRef, PostInput, PostPatch, UrlPreview } from '@/api';
import { type ComposeIntent, firstLink, type NewPostIntent, tagsIn } from '@/features/posts';
import { maxTextLength, maxTitleLength } from '../constants.ts';
import { strings } from '../strings.ts';

/** What a person has written so far, as it is kept in the browser. */
export interface Draft {
  readonly title: string;
  readonly text: string;
  readonly files: readonly FileRef[];
}

export const emptyDraft: Draft = { title: '', text: '', files: [] };

/** Whether a draft says what it started from, so that there is nothing to keep or to send. */
export function isSameDraft(one: Draft, other: Draft): boolean {
  return one.title.trim() === other.title.trim() && isSameText(one, other) && isSameFiles(one, other);
}

const isSameText = (one: Draft, other: Draft) => one.text.trim() === other.text.trim();
const storageIdsOf = ({ files }: Draft) => files.map(({ storageId }) => storageId).join();
const isSameFiles = (one: Draft, other: Draft) => storageIdsOf(one) === storageIdsOf(other);

/** What keeps a draft from being published, by field; both undefined when nothing does. */
export function problemsOf({ title, text, files }: Draft): { title?: string; text?: string } {
  const over = text.length - maxTextLength;
  return {
    ...(title.length > maxTitleLength ? { title: strings.titleTooLong } : {}),
    ...(over > 0 ? { text: strings.textTooLong(over) } : text.trim() === '' && files.length === 0 ? { text: strings.empty } : {}),
  };
}

/** The key under which a draft is kept: one per place where one can write. */
export function contextKeyOf(intent: ComposeIntent): string {
  return intent.kind === 'post' ? 'new' : `${intent.kind}:${intent.postId}`;
}

export interface Mentioned {
  readonly userId: string;
  readonly username: string;
}

/** The body of the call that creates the post. Every key is there only when it is set; at most one link preview is sent. */
export function toPostInput(intent: NewPostIntent, draft: Draft, mentioned: readonly Mentioned[]): PostInput {
  const title = draft.title.trim();
  const text = draft.text.trim();
  const tags = tagsIn(text);
  const link = firstLink(text);
  const fileIds = fileIdsOf(draft);
  return {
    type: intent.kind,
    ...(intent.kind === 'post' ? {} : { repostedPostId: intent.postId }),
    ...(title ? { title } : {}),
    ...(text ? { rawText: text, text } : {}),
    ...(fileIds.length > 0 ? { attachedFileIds: fileIds } : {}),
    ...(mentioned.length > 0 ? { mentions: mentioned.map(({ userId }) => ({ userId })) } : {}),
    ...(tags.length > 0 ? { tags: [...tags] } : {}),
    ...(link ? { urls: [previewOf(link)] } : {}),
  };
}

/** The body of the call that changes a post: only what differs, so that a link's preview is not lost when a title is corrected. */
export function toPostPatch(original: Draft, draft: Draft, mentioned: readonly Mentioned[]): PostPatch {
  const title = draft.title.trim();
  const text = draft.text.trim();
  const link = firstLink(text);
  return {
    ...(title === original.title.trim() ? {} : { title }),
    ...(isSameText(original, draft) ? {} : { rawText: text, text, mentions: mentioned.map(({ userId }) => ({ userId })), tags: [...tagsIn(text)] }),
    ...(link === firstLink(original.text) ? {} : { urls: link ? [previewOf(link)] : [] }),
    ...(isSameFiles(original, draft) ? {} : { attachedFileIds: fileIdsOf(draft) }),
  };
}

/** Ids of the attached images; an answer without one cannot be attached. */
export function fileIdsOf({ files }: Draft): string[] {
  return files.flatMap(({ id }) => id ?? []);
}

/** All that this side can know of a link; the server may enrich it. */
function previewOf(url: string): UrlPreview {
  return { url, title: new URL(url).hostname, description: '', imageUrl: '', isDisabledPreview: false };
}
