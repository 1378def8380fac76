import { refuse } from '../refusal.ts';

/**
 * How long what people write may be, in UTF-16 units as they are kept; a list's in items. The username and the name are a
 * group's or channel's: those of people are in the client's `accountRules`. The contract document quotes these numbers.
 */
export const limits = {
  rawText: 5000,
  title: 200,
  tag: 100,
  tags: 30,
  attachments: 10,
  mentions: 100,
  alt: 1000,
  reaction: 160,
  previewUrl: 5000,
  previewText: 1000,
  username: 30,
  name: 100,
  email: 254,
  description: 1000,
  terms: 5000,
} as const;

/** A group's: letters and digits of every script, `_`, `-` and inner dots: nothing that means something in an address. */
export const usernameForm = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*$/u;

/** Refuses a text that is longer than `limit`. It is measured as it is given: pass what is to be kept. */
export function assertLength(text: string | undefined, limit: number, message: string): void {
  if (text !== undefined && text.length > limit) refuse(400, message);
}

/** The trimmed username, or the refusal of one that could not stand in an address. */
export function readUsername(given: string): string {
  const username = given.trim();
  return username.length <= limits.username && usernameForm.test(username) ? username : refuse(400, 'Username is invalid');
}
