import { safeLink } from '../safeUrl.ts';
import { isWord } from './characters.ts';
import { scanText, type TextToken } from './scanText.ts';

/** How many characters of an address are shown. */
const longest = 48;
/** Scheme, credentials and `www.`, which are hidden in the shown address. */
const beforeHost = /^(https?:\/\/)(?:[^/?#@]*@)?(www\.)?/i;
/** One percent-encoded character beyond ASCII. */
const encoded = /%[c-f][\da-f](?:%[89ab][\da-f]){1,3}/gi;
/** Letters, marks and selectors that are invisible, such as the filler U+3164. */
const invisible = /\p{Default_Ignorable_Code_Point}/u;

/** An address in three parts, which joined are the whole of it. Only `shown` is seen; the others are copied with it. */
export interface AddressParts {
  /** The scheme, and `www.`. */
  readonly before: string;
  readonly shown: string;
  /** The part beyond 48 characters; empty if everything is shown. */
  readonly after: string;
}

/** An address, or a part of one, with its encoded letters decoded. */
export const decodedLetters = (address: string) => address.replace(encoded, decoded);

/** The scripts whose letters look like Latin ones, and the Cyrillic letters that a whole name can be written in. */
const lookalike = /[\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}]/u;
const lookalikes = /^[асԁеһіјӏорԛѕԝхуѵ\d-]+$/iu;

/** Whether a part of a host passes for another: Latin letters beside letters that look like them, or only such letters. */
const isDisguised = (label: string) => lookalike.test(label) && (/\p{sc=Latn}/u.test(label) || lookalikes.test(label));

/** The address with its host as the network spells it (`xn--…`) where its letters pass for others. */
function undisguised(address: string): string {
  const host = /^[^/?#:]*/.exec(address)?.[0] ?? '';
  if (!host.split('.').some(isDisguised)) return address;
  const spelled = safeLink(`http://${host}`)?.slice('http://'.length, -1) ?? host;
  return spelled + address.slice(host.length);
}

/** The parts of an address with its letters decoded and without credentials. Its link is unchanged. */
export function addressParts(address: string): AddressParts {
  const [hidden = '', scheme = '', www = ''] = beforeHost.exec(address) ?? [];
  const characters = [...decodedLetters(undisguised(address.slice(hidden.length)))];
  return { before: scheme + www, shown: characters.slice(0, longest).join(''), after: characters.slice(longest).join('') };
}

/** The text of a piece as seen: an address starts with its host, and ends with `…` where more follows. */
export function shownText({ kind, text }: TextToken): string {
  if (kind !== 'link') return text;
  const { shown, after } = addressParts(text);
  return after ? `${shown}…` : shown;
}

/**
 * Decodes a letter, and a mark behind a letter. Spaces, signs, what is invisible and invalid encodings stay encoded, since they could imitate
 * another address.
 */
function decoded(run: string, at: number, address: string): string {
  try {
    const character = decodeURIComponent(run);
    const isSafe = isWord(character) && !invisible.test(character);
    const isCarried = !/\p{M}/u.test(character) || /(?:[\p{L}\p{M}]|%[89ab][\da-f])$/iu.test(address.slice(Math.max(0, at - 3), at));
    return isSafe && isCarried ? character : run;
  } catch {
    return run;
  }
}

/** The people whom the server lists as mentioned in a post, with their names where it gives them. */
export type Mentions = readonly { readonly userId: string; readonly username?: string | null | undefined }[];

/** Characters of a post that are shown: four times what a post may have. A server that sends millions would stop the page for a minute. */
const mostShown = 20_000;

/**
 * The pieces of a post. A mention that the server doesn't list is plain text. When the server gives no names, or hasn't responded yet
 * (`mentions` undefined), every name counts as a mention.
 */
export function postPieces(text: string, mentions: Mentions | undefined): readonly TextToken[] {
  const names = mentions?.map(({ username }) => username?.toLowerCase());
  const isKnown = (name: string) => names === undefined || names.includes(undefined) || names.includes(name.toLowerCase());
  return scanText(text.slice(0, mostShown)).map((token) =>
    token.kind === 'mention' && !isKnown(token.username) ? { kind: 'text', text: token.text } : token,
  );
}
