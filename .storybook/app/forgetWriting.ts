import { writingStore } from '@/features/compose/data/writingStore.ts';

/** Forgets what this person wrote in another story: the browser keeps it, and every story begins with nothing written. */
export async function forgetWriting(userId: string): Promise<void> {
  for (const key of ['weighInDrafts', 'begunForms']) sessionStorage.removeItem(key);
  const [drafts, rows] = await Promise.all([writingStore.draftsOf(userId), writingStore.rowsOf(userId)]);
  await Promise.all([
    ...drafts.map(({ context }) => writingStore.deleteDraft(userId, context)),
    ...rows.map((row) => writingStore.deleteRow(row)),
  ]);
}
