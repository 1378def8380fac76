import type { RefusalLaw } from '@/api/contract/law';
import { limits, usernameForm } from '@/api/contract/limits';
import { usernameInvalid, usernameMixed } from '@/api/contract/refusals';
import { mixesScripts } from '@/shared/lib/text/scripts';
import { refuse } from '../refusal.ts';

/** Refuses a text that is longer than `limit`. Pass the text as it will be stored. */
export function assertLength(text: string | undefined, limit: number, refusal: RefusalLaw): void {
  if (text !== undefined && text.length > limit) refuse(refusal);
}

/** Returns the trimmed username; refuses one that isn't valid in a URL or mixes scripts to imitate another. */
export function readUsername(input: string): string {
  const username = input.trim();
  if (username.length > limits.username || !usernameForm.test(username)) refuse(usernameInvalid);
  return mixesScripts(username) ? refuse(usernameMixed) : username;
}
