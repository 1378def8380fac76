import { type SafeLink, safeLink } from '../safeUrl.ts';
import { isUnspaced, isWord, Reader } from './characters.ts';
import { addressEnd } from './scanAddress.ts';
import { normalizeTag, tagEnd } from './tags.ts';

/** A piece of a text. People's text is rendered only from these pieces, never as markup. */
export type TextToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly username: string }
  /** `tag` is the name as stored, `text` as written. */
  | { readonly kind: 'tag'; readonly text: string; readonly tag: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: SafeLink };

type Found = Exclude<TextToken, { kind: 'text' }>;
/** Where an attempt ended, and what it found. Its characters aren't scanned again, so that the time stays linear. */
type Attempt = readonly [end: number, found?: Found | undefined];

const shortest = 3;
const longest = 30;
const nameSign = /^\w$/;
const scheme = /^https?:\/\/$/i;
/** Characters after which an `@` isn't a mention: parts of addresses, and masked curses. */
const beforeMention = /^[@＠#＃&/!$%*]$/u;
/** Characters after which a `#` is part of an address, an entity or a heading. */
const beforeTag = /^[@＠#＃&/]$/u;
/** Characters before an `http` that make it part of something else. */
const joined = /^[@＠#＃$]$/u;

/** Splits a text into plain pieces, mentions, tags and links. All `text` joined equals the input. */
export function scanText(input: string): readonly TextToken[] {
  return scanCounted(input).tokens;
}

/** The same with the number of characters read, which grows linearly with the length (`scanText.test.ts`). */
export function scanCounted(input: string): { readonly tokens: readonly TextToken[]; readonly steps: number } {
  const reader = new Reader(input);
  const tokens: TextToken[] = [];
  let plain = 0;
  const pushText = (end: number) => {
    if (end > plain) tokens.push({ kind: 'text', text: input.slice(plain, end) });
  };
  for (let at = 0; at < input.length; ) {
    const [end, found] = attempt(reader, at);
    if (found) {
      pushText(at);
      tokens.push(found);
      plain = end;
    }
    at = end;
  }
  pushText(input.length);
  return { tokens, steps: reader.steps };
}

function attempt(reader: Reader, at: number): Attempt {
  switch (reader.at(at)) {
    case '@':
      return mentionAt(reader, at);
    case '#':
    case '＃':
      return tagAt(reader, at);
    case 'h':
    case 'H':
      return linkAt(reader, at);
    default:
      return [reader.after(at)];
  }
}

/** Whether a word or an address continues before this position, so that no piece starts here. */
function isInside(before: string, signs: RegExp): boolean {
  return (isWord(before) && !isUnspaced(before)) || signs.test(before);
}

function mentionAt(reader: Reader, at: number): Attempt {
  let end = at + 1;
  while (nameSign.test(reader.at(end))) end += 1;
  const username = reader.text.slice(at + 1, end);
  const isName = username.length >= shortest && username.length <= longest && isStart(reader, at) && isWhole(reader, end);
  return [end, isName ? { kind: 'mention', text: `@${username}`, username } : undefined];
}

/** A mention may also follow `RT`, as old clients wrote reposts. */
function isStart(reader: Reader, at: number): boolean {
  if (!isInside(reader.before(at), beforeMention)) return true;
  return /^rt$/i.test(reader.text.slice(Math.max(0, at - 2), at)) && !isWord(reader.before(at - 2));
}

/** `@lena.bsky.social`, `@lena@mastodon.social` and `@http://` belong to other networks, and `@lenaì` is another name. */
function isWhole(reader: Reader, end: number): boolean {
  const next = reader.at(end);
  if (next === '@' || (isWord(next) && !isUnspaced(next))) return false;
  if (next === '.') return !/^[a-z\d]$/i.test(reader.at(end + 1));
  return !reader.text.startsWith('://', end);
}

function tagAt(reader: Reader, at: number): Attempt {
  const { end, isTag } = tagEnd(reader, at + 1);
  if (!isTag || isInside(reader.before(at), beforeTag) || reader.text.startsWith('://', end)) return [end];
  const text = reader.text.slice(at, end);
  return [end, { kind: 'tag', text, tag: normalizeTag(text.slice(1)) }];
}

function linkAt(reader: Reader, at: number): Attempt {
  const length = /^s$/i.test(reader.at(at + 4)) ? 8 : 7;
  if (!scheme.test(reader.text.slice(at, at + length)) || isInside(reader.before(at), joined)) return [at + 1];
  const { end, isAddress } = addressEnd(reader, at, at + length);
  if (!isAddress) return [end];
  const text = reader.text.slice(at, end);
  const href = safeLink(text);
  return [end, href && { kind: 'link', text, href }];
}
