import type { DraftPostInput } from '@/api';
import { law } from '@/api/contract/laws';
import { isBlankText } from '@/shared/lib/text/blank';
import type { Database } from '../database.ts';
import { found, refuse } from '../refusal.ts';
import type { DraftRow, UserRow } from '../tables.ts';
import { createViewer } from '../views/viewer.ts';
import { findChannel } from './find.ts';
import { assertOwnFiles } from './ownFiles.ts';
import { assertPostSize, knownUsers, safePreviews } from './postText.ts';

/** The person's drafts, newest first; only a channel's when one is given. */
export function listDrafts(db: Database, caller: UserRow, channelId: string | undefined): DraftRow[] {
  return [...db.drafts.newest('user', caller.id)].filter((draft) => channelId === undefined || draft.channelId === channelId);
}

export function saveDraft(db: Database, caller: UserRow, input: DraftPostInput): DraftRow {
  const hasText = [input.title, input.rawText, input.text].some((text) => !isBlankText(text ?? ''));
  if (!hasText && !input.attachedFilesIds?.length) refuse(law.createDraftPost.empty);
  assertPostSize({ ...input, attachedFileIds: input.attachedFilesIds }, law.createDraftPost.tooLong);
  assertOwnFiles(db, caller, input.attachedFilesIds, []);
  // Refuses a channel that the person may not see: accepting it would reveal that it exists.
  if (input.channelId !== undefined) findChannel(createViewer(db, caller.id), input.channelId);
  return db.drafts.put({
    id: db.drafts.nextId(),
    userId: caller.id,
    channelId: input.channelId ?? null,
    title: input.title ?? null,
    rawText: input.rawText ?? null,
    text: input.text ?? input.rawText ?? null,
    attachedFilesIds: input.attachedFilesIds ?? [],
    mentionedUserIds: knownUsers(db, input.mentions ?? []),
    urls: safePreviews(input.urls ?? []),
    createdAt: db.clock.iso(),
  });
}

export function deleteDraft(db: Database, caller: UserRow, id: string): void {
  const draft = db.drafts.get(id);
  found(draft?.userId === caller.id ? draft : null, law.deleteDraftPost.noDraft);
  db.drafts.delete(id);
}
