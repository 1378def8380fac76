import type { DraftPost } from '@/api';
import type { DraftRow } from '../rows.ts';

export function viewDraft(row: DraftRow): DraftPost {
  return {
    id: row.id,
    channelId: row.channelId,
    title: row.title,
    rawText: row.rawText,
    text: row.text,
    attachedFilesIds: [...row.attachedFilesIds],
    mentions: row.mentionedUserIds.map((userId) => ({ userId })),
    urls: [...row.urls],
    createdAt: row.createdAt,
  };
}
