import { tokenize } from '@/features/posts';
import { typedMentionAt } from './typedMention.ts';

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

const inWord = /^[\p{L}\p{N}_]/u;

/** What could be completed at the caret. What is a tag is decided by `tokenize`, as in the published post. */
export function typedWordAt(text: string, caret: number): TypedWord | undefined {
  const mention = typedMentionAt(text, caret);
  if (mention) return { kind: 'mention', ...mention };
  if (inWord.test(text.slice(caret))) return undefined;
  const word = /\S*$/.exec(text.slice(0, caret))?.[0] ?? '';
  const last = tokenize(word).at(-1);
  return last?.kind === 'tag' ? { kind: 'tag', start: caret - last.text.length, end: caret, term: last.tag } : undefined;
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
