import type { RefusalLaw } from '@/api/contract/law';
import { noAttachment } from '@/api/contract/refusals';
import type { Database } from '../database.ts';
import { refuse } from '../refusal.ts';
import type { UserRow } from '../rows.ts';

/**
 * Refuses files that are not the person's own: ids can be counted, so knowing one is no right to it.
 * What a post or group already carries may stay, whoever uploaded it.
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
