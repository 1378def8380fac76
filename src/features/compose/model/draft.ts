import type { FileRef, PostInput, UrlPreview } from '@/api';
import { type ComposeIntent, firstLink, tagsIn } from '@/features/posts';
import { maxTextLength, maxTitleLength } from '../constants.ts';
import { strings } from '../strings.ts';

/** What a person has written so far, as it is kept in the browser. */
export interface Draft {
  readonly title: string;
  readonly text: string;
  readonly files: readonly FileRef[];
}

export const emptyDraft: Draft = { title: '', text: '', files: [] };

export function isDraftEmpty({ title, text, files }: Draft): boolean {
  return title.trim() === '' && text.trim() === '' && files.length === 0;
}

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
export function toPostInput(intent: ComposeIntent, draft: Draft, mentioned: readonly Mentioned[]): PostInput {
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

/** Ids of the attached images; an answer without one cannot be attached. */
export function fileIdsOf({ files }: Draft): string[] {
  return files.flatMap(({ id }) => id ?? []);
}

/** All that this side can know of a link; the server may enrich it. */
function previewOf(url: string): UrlPreview {
  return { url, title: new URL(url).hostname, description: '', imageUrl: '', isDisabledPreview: false };
}
