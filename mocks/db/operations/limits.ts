import type { RefusalLaw } from '@/api/contract/law';
import { limits, usernameForm } from '@/api/contract/limits';
import { usernameInvalid } from '@/api/contract/refusals';
import { refuse } from '../refusal.ts';

/** Refuses a text that is longer than `limit`. Pass the text as it will be stored. */
export function assertLength(text: string | undefined, limit: number, refusal: RefusalLaw): void {
  if (text !== undefined && text.length > limit) refuse(refusal);
}

/** The trimmed username; refuses one that isn't valid in an address. */
export function readUsername(given: string): string {
  const username = given.trim();
  return username.length <= limits.username && usernameForm.test(username) ? username : refuse(usernameInvalid);
}
