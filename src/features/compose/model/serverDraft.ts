import type { DraftPost } from '@/api';
import type { Draft } from './draft.ts';

/** The key under which this browser keeps a draft of the server while it is being written on. */
export const contextOfServerDraft = (id: string) => `draft:${id}`;

/** A draft of the server as the composer shows it. What the server does not keep (alerts, who can reply) is as `usual`. */
export function toDraft(saved: DraftPost, usual: Draft): Draft {
  const { id, title, rawText, text, attachedFilesIds, attachedFiles, channelId, urls } = saved;
  return {
    ...usual,
    title: title ?? '',
    text: rawText ?? text ?? '',
    // A server that sends no files with a draft still gets them back by their ids.
    images: attachedFilesIds.map((fileId, at) => {
      const file = attachedFiles?.find((each) => each.id === fileId) ?? { id: fileId, storageId: fileId };
      return { id: fileId, name: file.name ?? String(at + 1), alt: file.alt ?? '', file };
    }),
    target: channelId === null ? undefined : { channelId, name: '', groupName: '' },
    dismissedLink: urls.find(({ isDisabledPreview }) => isDisabledPreview)?.url,
    serverDraftId: id,
  };
}

/** What stands for a draft in a list: its title, else its first words. */
export function nameOfDraft({ title, text }: Pick<Draft, 'title' | 'text'>): string {
  return title.trim() || (text.trim().split('\n')[0] ?? '') || '';
}
