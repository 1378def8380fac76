// The tags and names in a text that is being written. Separate from `pieces.ts`, which is part of the first load.
import { scanText } from './scanText.ts';

/** The first web address in a text, for the link preview; undefined when there is none. */
export function firstLink(input: string): string | undefined {
  return scanText(input).find((token) => token.kind === 'link')?.text;
}

/** The tags of a text as stored, in order, without duplicates of another case. */
export function tagsIn(input: string): readonly string[] {
  const tags = new Map<string, string>();
  for (const token of scanText(input)) {
    if (token.kind === 'tag' && !tags.has(token.tag.toLowerCase())) tags.set(token.tag.toLowerCase(), token.tag);
  }
  return [...tags.values()];
}

/** The usernames of a text in lower case, in order, without duplicates. */
export function namesIn(input: string): readonly string[] {
  return [...new Set(scanText(input).flatMap((token) => (token.kind === 'mention' ? [token.username.toLowerCase()] : [])))];
}
