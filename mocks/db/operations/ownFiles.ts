import type { RefusalLaw } from '@/api/contract/law';
import { noAttachment } from '@/api/contract/refusals';
import type { Database } from '../database.ts';
import { refuse } from '../refusal.ts';
import type { UserRow } from '../rows.ts';

/**
 * Refuses files of other people: ids can be guessed, so knowing one gives no right to it.
 * Files already attached to a post or group may stay, whoever uploaded them.
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
