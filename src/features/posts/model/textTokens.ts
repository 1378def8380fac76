import { type SafeLink, safeLink } from '@/shared/lib/safeUrl';

/** A piece of a post's text. People's text reaches the screen only as these pieces, never as markup. */
export type TextToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'mention'; readonly text: string; readonly username: string }
  | { readonly kind: 'tag'; readonly text: string; readonly tag: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: SafeLink };

// A mention or tag starts at the beginning or after something that is neither letter, digit nor underscore,
// so that mail addresses and fragments of web addresses stay text.
const pattern =
  /(?<link>https?:\/\/[^\s<>"']+)|(?<![\p{L}\p{N}_/@#])@(?<mention>\w{3,30})(?!\w)|(?<![\p{L}\p{N}_/&#@])#(?<tag>[\p{L}\p{N}_]+)/gu;
const trailing = /[.,;:!?…»”’'"]+$/u;

/** Splits text into plain pieces, mentions, tags and links. Joining all `text` gives back the input. */
export function tokenize(input: string): readonly TextToken[] {
  const tokens: TextToken[] = [];
  let end = 0;
  const pushText = (text: string) => {
    if (text) tokens.push({ kind: 'text', text });
  };
  for (const match of input.matchAll(pattern)) {
    const token = tokenOf(match);
    if (!token) continue;
    pushText(input.slice(end, match.index));
    tokens.push(token);
    end = match.index + token.text.length;
  }
  pushText(input.slice(end));
  return tokens;
}

function tokenOf(match: RegExpMatchArray): TextToken | undefined {
  const { link, mention, tag } = match.groups ?? {};
  if (mention) return { kind: 'mention', text: match[0], username: mention };
  if (tag) return { kind: 'tag', text: match[0], tag };
  if (!link) return undefined;
  const text = trimLink(link);
  const href = safeLink(text);
  return href && { kind: 'link', text, href };
}

/** What a piece shows: an address of more than 48 characters is cut for the eye; its link keeps the whole. */
export function shownText({ kind, text }: TextToken): string {
  return kind === 'link' ? text.replace(/^https?:\/\/(www\.)?/, '').replace(/^(.{48}).+/u, '$1…') : text;
}

/** The punctuation that ends a sentence, and a bracket that was opened before the address, are not part of it. */
function trimLink(link: string): string {
  const text = link.replace(trailing, '');
  const isUnbalanced = text.endsWith(')') && text.split('(').length < text.split(')').length;
  return isUnbalanced ? trimLink(text.slice(0, -1)) : text;
}

/** The first web address in a text, for the link preview; undefined when there is none. */
export function firstLink(input: string): string | undefined {
  return tokenize(input).find((token) => token.kind === 'link')?.text;
}

/** The tags of a text without their `#`, in order, once each whatever their case. */
export function tagsIn(input: string): readonly string[] {
  const tags = new Map<string, string>();
  for (const token of tokenize(input)) {
    if (token.kind === 'tag' && !tags.has(token.tag.toLowerCase())) tags.set(token.tag.toLowerCase(), normalizeTag(token.tag));
  }
  return [...tags.values()].filter(Boolean);
}

/** Trims, turns white space into `_`, removes what is neither letter, digit nor `_`, collapses repeated `_`. */
export function normalizeTag(name: string): string {
  return name
    .trim()
    .replace(/\s/gu, '_')
    .replace(/[^\p{L}\p{N}_]/gu, '')
    .replace(/_+/g, '_');
}
