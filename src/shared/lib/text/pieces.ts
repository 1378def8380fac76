import { isWord } from './characters.ts';
import { scanText, type TextToken } from './scanText.ts';

/** So many characters of an address are shown. */
const longest = 48;
/** Scheme, name and password, and `www.`: what one need not see of an address. */
const beforeHost = /^https?:\/\/(?:[^/?#@]*@)?(?:www\.)?/i;
/** One character beyond ASCII, percent-encoded. */
const encoded = /%[c-f][\da-f](?:%[89ab][\da-f]){1,3}/gi;

/**
 * What a piece shows: an address of more than 48 characters is cut for the eye, begins with its host and shows encoded letters as letters; its
 * link keeps the whole.
 */
export function shownText({ kind, text }: TextToken): string {
  if (kind !== 'link') return text;
  const characters = [...text.replace(beforeHost, '').replace(encoded, decoded)];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('');
}

/** A letter as one; space, signs and what is no encoding stay as they are, since they could pretend to be another address. */
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

/** The tags of a text as they are stored, in order, once each whatever their case. */
export function tagsIn(input: string): readonly string[] {
  const tags = new Map<string, string>();
  for (const token of scanText(input)) {
    if (token.kind === 'tag' && !tags.has(token.tag.toLowerCase())) tags.set(token.tag.toLowerCase(), token.tag);
  }
  return [...tags.values()];
}

/** The usernames of a text in small letters, in order, once each. */
export function namesIn(input: string): readonly string[] {
  return [...new Set(scanText(input).flatMap((token) => (token.kind === 'mention' ? [token.username.toLowerCase()] : [])))];
}

/** Who a text mentions, as far as the server says: those of a post, with their names where it gives them. */
export type Mentions = readonly { readonly userId: string; readonly username?: string | null | undefined }[];

/**
 * The pieces of a post. A mention of nobody is text: the server has said who was told of it. Where it says nothing of names, or nothing yet
 * (`mentions` undefined), every name counts.
 */
export function postPieces(text: string, mentions: Mentions | undefined): readonly TextToken[] {
  const names = mentions?.map(({ username }) => username?.toLowerCase());
  const isKnown = (name: string) => names === undefined || names.includes(undefined) || names.includes(name.toLowerCase());
  return scanText(text).map((token) => (token.kind === 'mention' && !isKnown(token.username) ? { kind: 'text', text: token.text } : token));
}
