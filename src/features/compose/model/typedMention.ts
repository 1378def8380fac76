import { tokenize } from '@/features/posts';

/** A mention that is being written: `@` and the beginning of a name. */
export interface TypedMention {
  /** Where the `@` stands. */
  readonly start: number;
  /** Where the caret stands, just behind the last character. */
  readonly end: number;
  /** What was typed without the `@`; at least one character. */
  readonly term: string;
}

/** Two characters make a name of any first one, because names have at least three. */
const filler = '__';
const inWord = /^[\p{L}\p{N}_]/u;

/**
 * The mention that ends at the caret. What may be one is decided by `tokenize`, so that nothing is offered which would not
 * become a mention in the published post: not within a mail address, a web address or a word.
 */
export function typedMentionAt(text: string, caret: number): TypedMention | undefined {
  if (inWord.test(text.slice(caret))) return undefined;
  const word = /\S*$/.exec(text.slice(0, caret))?.[0] ?? '';
  const name = nameAtEnd(word) ?? nameAtEnd(word + filler)?.slice(0, -filler.length);
  return name ? { start: caret - name.length - 1, end: caret, term: name } : undefined;
}

function nameAtEnd(text: string): string | undefined {
  const last = tokenize(text).at(-1);
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
