import { isWord, type Reader } from './characters.ts';

const letter = /^\p{L}$/u;
const start = /^[\p{L}\p{N}_]$/u;
/** Non-letters that are part of a word and may end it: Hebrew, Tibetan and Japanese signs. */
const signs = '\u05BE\u05F3\u05F4\u0F0B\u0F0C\u3003';
/** Only between two letters: the Catalan dot, joiners and non-joiners (Persian, Sinhala), and Japanese signs. */
const joiners = '\u00B7\u200C\u200D\u301C\u30FB\uFF5E';
const isSign = (character: string) => character !== '' && signs.includes(character);
const isJoiner = (character: string) => character !== '' && joiners.includes(character);

const unknown = new RegExp(`[^\\p{L}\\p{M}\\p{N}_${signs}${joiners}]`, 'gu');

/** Where the tag name that starts at `from` ends, and whether it is valid: a name has a letter. */
export function tagEnd(reader: Reader, from: number): { readonly end: number; readonly isTag: boolean } {
  let end = from;
  let at = from;
  let hasLetter = false;
  // A combining mark has no base character here: `#` with a keycap mark is an emoji.
  if (!start.test(reader.at(at))) return { end, isTag: false };
  for (let character = reader.at(at); character !== ''; character = reader.at(at)) {
    const isPart = isWord(character) || isSign(character);
    if (!isPart && !(isJoiner(character) && end === at)) break;
    hasLetter ||= letter.test(character);
    at += character.length;
    if (isPart) end = at;
  }
  return { end, isTag: hasLetter };
}

/**
 * The name of a tag as stored: trimmed, white space turned into `_`, characters outside words removed, repeated `_` merged, accents
 * normalized. The screen, the composer and the mock backend share this function, so that a tag's link opens the stored tag.
 */
export function normalizeTag(name: string): string {
  return name.trim().replace(/\s/g, '_').normalize('NFC').replace(unknown, '').replace(/_+/g, '_');
}
