import { isWord } from './characters.ts';
import { scanText, type TextToken } from './scanText.ts';

/** How many characters of an address are shown. */
const longest = 48;
/** Scheme, credentials and `www.`, which are hidden in the shown address. */
const beforeHost = /^https?:\/\/(?:[^/?#@]*@)?(?:www\.)?/i;
/** One percent-encoded character beyond ASCII. */
const encoded = /%[c-f][\da-f](?:%[89ab][\da-f]){1,3}/gi;

/**
 * The text of a piece as shown. An address of more than 48 characters is shortened, starts with its host and shows encoded letters decoded;
 * its link is unchanged.
 */
export function shownText({ kind, text }: TextToken): string {
  if (kind !== 'link') return text;
  const characters = [...text.replace(beforeHost, '').replace(encoded, decoded)];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('');
}

/** Decodes a letter; spaces, signs and invalid encodings stay encoded, since they could imitate another address. */
function decoded(run: string): string {
  try {
    const character = decodeURIComponent(run);
    return isWord(character) ? character : run;
  } catch {
    return run;
  }
}

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

/** The people whom the server lists as mentioned in a post, with their names where it gives them. */
export type Mentions = readonly { readonly userId: string; readonly username?: string | null | undefined }[];

/**
 * The pieces of a post. A mention that the server doesn't list is plain text. When the server gives no names, or hasn't responded yet
 * (`mentions` undefined), every name counts as a mention.
 */
export function postPieces(text: string, mentions: Mentions | undefined): readonly TextToken[] {
  const names = mentions?.map(({ username }) => username?.toLowerCase());
  const isKnown = (name: string) => names === undefined || names.includes(undefined) || names.includes(name.toLowerCase());
  return scanText(text).map((token) => (token.kind === 'mention' && !isKnown(token.username) ? { kind: 'text', text: token.text } : token));
}
