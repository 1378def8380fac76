import { writingStore } from '@/features/compose/data/writingStore.ts';

/** Removes what this person wrote in another story, because the browser stores it and every story starts empty. */
export async function forgetWriting(userId: string): Promise<void> {
  for (const key of ['weighInDrafts', 'begunForms']) sessionStorage.removeItem(key);
  const [drafts, rows] = await Promise.all([writingStore.draftsOf(userId), writingStore.rowsOf(userId)]);
  await Promise.all([
    ...drafts.map(({ context }) => writingStore.deleteDraft(userId, context)),
    ...rows.map((row) => writingStore.deleteRow(row)),
  ]);
}
