import type { DraftPost } from '@/api';
import type { Draft } from './draft.ts';

/** The key under which this browser stores its version of a server's draft. */
export const contextOfServerDraft = (id: string) => `draft:${id}`;

/** A server's draft as the composer shows it. Settings that the server doesn't store (alerts, who can reply) come from `usual`. */
export function toDraft(saved: DraftPost, usual: Draft): Draft {
  const { id, title, rawText, text, attachedFilesIds, attachedFiles, channelId, urls } = saved;
  return {
    ...usual,
    title: title ?? '',
    text: rawText ?? text ?? '',
    // If the server sends no files with a draft, their ids are enough to send them back.
    images: attachedFilesIds.map((fileId, at) => {
      const file = attachedFiles?.find((each) => each.id === fileId) ?? { id: fileId, storageId: fileId };
      return { id: fileId, name: file.name ?? String(at + 1), alt: file.alt ?? '', file };
    }),
    target: channelId === null ? undefined : { channelId, name: '', groupName: '' },
    dismissedLink: urls.find(({ isDisabledPreview }) => isDisabledPreview)?.url,
    serverDraftId: id,
  };
}

/** The name of a draft in a list: its title, or else its first line. */
export function nameOfDraft({ title, text }: Pick<Draft, 'title' | 'text'>): string {
  return title.trim() || (text.trim().split('\n')[0] ?? '') || '';
}
