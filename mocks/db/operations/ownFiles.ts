import type { RefusalLaw } from '@/api/contract/law';
import { noAttachment } from '@/api/contract/refusals';
import type { Database } from '../database.ts';
import { refuse } from '../refusal.ts';
import type { UserRow } from '../tables.ts';

/**
 * Refuses files that other people uploaded, because ids can be guessed.
 * Files that are already attached to the post or group may stay, no matter who uploaded them.
 */
export function assertOwnFiles(
  db: Database,
  caller: UserRow,
  fileIds: readonly string[] | undefined,
  present: readonly (string | null)[],
  refusal: RefusalLaw = noAttachment,
): void {
  const isMine = (id: string) => present.includes(id) || db.files.get(id)?.userId === caller.id;
  if (fileIds?.some((id) => !isMine(id))) refuse(refusal);
}
