import type { RefusalLaw } from '@/api/contract/law';
import { limits, usernameForm } from '@/api/contract/limits';
import { usernameInvalid } from '@/api/contract/refusals';
import { refuse } from '../refusal.ts';

/** Refuses a text that is longer than `limit`. It is measured as it is given: pass what is to be kept. */
export function assertLength(text: string | undefined, limit: number, refusal: RefusalLaw): void {
  if (text !== undefined && text.length > limit) refuse(refusal);
}

/** The trimmed username, or the refusal of one that could not stand in an address. */
export function readUsername(given: string): string {
  const username = given.trim();
  return username.length <= limits.username && usernameForm.test(username) ? username : refuse(usernameInvalid);
}
