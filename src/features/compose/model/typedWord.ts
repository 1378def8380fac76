import { isUnspaced, isWord } from '@/shared/lib/text/characters';
import { isStop } from '@/shared/lib/text/scanAddress';
import { scanText } from '@/shared/lib/text/scanText';

/** A mention or a tag that is being written, by its place in the text. */
export interface TypedWord {
  readonly kind: 'mention' | 'tag';
  /** Where the sign stands. */
  readonly start: number;
  /** Where the caret stands, just behind the last character. */
  readonly end: number;
  /** What was typed without the sign; at least one character. */
  readonly term: string;
}

/** So far back a word is looked for, in UTF-16 code units: this runs with every key, and a text may have no space. */
export const reach = 2000;
/** Two characters make a name of any first one, because names have at least three. */
const filler = '__';

/**
 * What could be completed at the caret. What may be a mention or a tag is decided by `scanText`, so that nothing is offered which would not
 * become one in the published post: not within a mail address, a web address or a word.
 */
export function typedWordAt(text: string, caret: number): TypedWord | undefined {
  const next = characterAt(text, caret);
  if (isWord(next) && !isUnspaced(next)) return undefined;
  const run = runBefore(text, caret);
  const name = nameAtEnd(run) ?? nameAtEnd(run + filler)?.slice(0, -filler.length);
  if (name) return { kind: 'mention', start: caret - name.length - 1, end: caret, term: name };
  const last = isWord(next) ? undefined : scanText(run).at(-1);
  return last?.kind === 'tag' ? { kind: 'tag', start: caret - last.text.length, end: caret, term: last.tag } : undefined;
}

const characterAt = (text: string, place: number) => String.fromCodePoint(text.codePointAt(place) ?? 0x20);

/** What stands before the caret up to where every word and every address ends; nothing when that is out of reach. */
function runBefore(text: string, caret: number): string {
  const least = Math.max(0, caret - reach);
  let start = caret;
  while (start > least && !endsRun(text.charAt(start - 1))) start -= 1;
  return start === least && least > 0 ? '' : text.slice(start, caret);
}

/** Half of a pair is a letter or a picture, and ends nothing. */
const endsRun = (unit: string) => !/^[\uD800-\uDFFF]$/.test(unit) && isStop(unit);

function nameAtEnd(text: string): string | undefined {
  const last = scanText(text).at(-1);
  return last?.kind === 'mention' ? last.username : undefined;
}

/** What is written instead of a typed mention: the whole name and a space, after which one writes on. */
export function mentionText(username: string): string {
  return `@${username} `;
}

/** Whether a name becomes a mention when it is written. */
export function isMentionable(username: string | null): username is string {
  return username !== null && nameAtEnd(`@${username}`) === username;
}

/** Tags that begin like the term, most used first; not the term itself, which is written already. */
export function matchingTags(used: readonly string[], term: string, atMost: number): readonly string[] {
  const counts = new Map<string, { readonly tag: string; count: number }>();
  for (const tag of used) {
    const known = counts.get(tag.toLowerCase());
    if (known) known.count += 1;
    else counts.set(tag.toLowerCase(), { tag, count: 1 });
  }
  const start = term.toLowerCase();
  return [...counts.values()]
    .filter(({ tag }) => tag.toLowerCase().startsWith(start) && tag.toLowerCase() !== start)
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag))
    .slice(0, atMost)
    .map(({ tag }) => tag);
}
