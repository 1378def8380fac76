import { isUnspaced, isWord } from '@/shared/lib/text/characters.ts';
import { scanText } from '@/shared/lib/text/scanText.ts';
import { normalizeTag } from '@/shared/lib/text/tags.ts';
import type { Mutes } from './mutes.ts';

/** The fields of a post that can be muted. */
export interface MutablePost {
  readonly authorUserId: string;
  readonly title: string | null;
  readonly text: string;
  readonly tags: readonly string[];
}

/** Why a post isn't shown; `name` is the word, the tag, or the name of the person or of the thread's author. */
export interface MuteReason {
  readonly kind: 'person' | 'thread' | 'word' | 'tag';
  readonly name: string;
  /** Id of the muted thread. */
  readonly threadId?: string;
}

/** Makes spellings equal that differ in case, width or composition. */
const fold = (text: string) => text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

/**
 * The words of a text in order, with a space before and after each, so that whole words and phrases are found as a part of it. In scripts
 * without spaces every character is a word. Goes through the text once.
 */
export function wordsOf(text: string): string {
  const words: string[] = [];
  let current = '';
  const end = () => {
    if (current !== '') words.push(current);
    current = '';
  };
  for (const character of fold(text)) {
    if (!isWord(character)) end();
    else if (isUnspaced(character)) {
      end();
      words.push(character);
    } else current += character;
  }
  end();
  return ` ${words.join(' ')} `;
}

/** Whether a text has something that can be muted as a word: a letter or a digit. */
export const hasWord = (text: string) => wordsOf(text).trim() !== '';

export const foldTag = (tag: string) => fold(normalizeTag(tag.trim().replace(/^[#＃]/u, '')));

/** What is looked up for every post, prepared once for each change of the lists. */
export interface MuteRules {
  readonly people: ReadonlyMap<string, string>;
  readonly threads: ReadonlyMap<string, string>;
  readonly words: readonly (readonly [folded: string, written: string])[];
  readonly tags: ReadonlyMap<string, string>;
}

export function rulesOf({ people, threads, words, tags }: Mutes): MuteRules {
  return {
    people: new Map(people.map(({ id, name }) => [id, name])),
    threads: new Map(threads.map(({ id, name }) => [id, name])),
    words: words.filter(hasWord).map((word) => [wordsOf(word), word] as const),
    tags: new Map(tags.map((tag) => [foldTag(tag), tag])),
  };
}

/** Why a post is muted for itself, whatever it belongs to. Addresses and mentions in its text have no words. */
export function reasonOfPost(post: MutablePost, rules: MuteRules): MuteReason | undefined {
  const person = rules.people.get(post.authorUserId);
  if (person !== undefined) return { kind: 'person', name: person };
  if (rules.words.length + rules.tags.size === 0) return undefined;
  const tokens = [...scanText(post.title ?? ''), ...scanText(`\n${post.text}`)];
  const written = tokens.flatMap((token) => (token.kind === 'tag' ? token.tag : []));
  const tag = [...post.tags, ...written].map(foldTag).find((each) => rules.tags.has(each));
  if (tag !== undefined) return { kind: 'tag', name: rules.tags.get(tag) ?? tag };
  const words = wordsOf(tokens.map((token) => (token.kind === 'text' || token.kind === 'tag' ? token.text : ' ')).join(''));
  const found = rules.words.find(([folded]) => words.includes(folded));
  return found && { kind: 'word', name: found[1] };
}
