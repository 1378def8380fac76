import { isUnspaced, isWord } from '@/shared/lib/text/characters';
import { isStop } from '@/shared/lib/text/scanAddress';
import { scanText } from '@/shared/lib/text/scanText';

/** A mention or a tag that is being written, by its position in the text. */
export interface TypedWord {
  readonly kind: 'mention' | 'tag';
  /** Index of the `@` or `#`. */
  readonly start: number;
  /** Index of the caret, just behind the last character. */
  readonly end: number;
  /** The typed text without the sign; at least one character. */
  readonly term: string;
}

/** How far back the start of a word is searched, in UTF-16 code units: this runs with every key, and a text may have no space. */
export const reach = 2000;
/** Appended to find a name that is too short yet: names have at least three characters. */
const filler = '__';

/**
 * The mention or tag at the caret that could be completed. `scanText` decides, so that suggestions appear only if the published post would
 * have one there: not within a mail address, a web address or a word.
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

const characterAt = (text: string, index: number) => String.fromCodePoint(text.codePointAt(index) ?? 0x20);

/** The text before the caret, back to a character that ends every word and address; empty if that is out of reach. */
function runBefore(text: string, caret: number): string {
  const least = Math.max(0, caret - reach);
  let start = caret;
  while (start > least && !endsRun(text.charAt(start - 1))) start -= 1;
  return start === least && least > 0 ? '' : text.slice(start, caret);
}

/** A surrogate is half of a letter or an emoji, and ends no word. */
const endsRun = (unit: string) => !/^[\uD800-\uDFFF]$/.test(unit) && isStop(unit);

function nameAtEnd(text: string): string | undefined {
  const last = scanText(text).at(-1);
  return last?.kind === 'mention' ? last.username : undefined;
}

/** The text that replaces a typed mention: the whole name and a space. */
export function mentionText(username: string): string {
  return `@${username} `;
}

/** Whether `@` with this name is recognized as a mention. */
export function isMentionable(username: string | null): username is string {
  return username !== null && nameAtEnd(`@${username}`) === username;
}

/** Tags that begin with the term, most used first, without the term itself. */
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
