import type { DraftPost } from '@/api';
import type { Database } from '../database.ts';
import type { DraftRow } from '../tables.ts';
import { viewFile } from './file.ts';

export function viewDraft(db: Database, row: DraftRow): DraftPost {
  return {
    id: row.id,
    channelId: row.channelId,
    title: row.title,
    rawText: row.rawText,
    text: row.text,
    attachedFilesIds: [...row.attachedFilesIds],
    attachedFiles: row.attachedFilesIds.flatMap((id) => db.files.get(id) ?? []).map(viewFile),
    mentions: row.mentionedUserIds.map((userId) => ({ userId })),
    urls: [...row.urls],
    createdAt: row.createdAt,
  };
}
