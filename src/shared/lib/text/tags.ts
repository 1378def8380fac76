import { isWord, type Reader } from './characters.ts';

const letter = /^\p{L}$/u;
const start = /^[\p{L}\p{N}_]$/u;
/** Part of a word although they are no letters: Hebrew, Tibetan and Japanese signs, which may also end it. */
const signs = '\u05BE\u05F3\u05F4\u0F0B\u0F0C\u3003';
/** Between two letters only: the Catalan dot, those that join letters or keep them apart (Persian, Sinhala), and Japanese ones. */
const joiners = '\u00B7\u200C\u200D\u301C\u30FB\uFF5E';
const isSign = (character: string) => character !== '' && signs.includes(character);
const isJoiner = (character: string) => character !== '' && joiners.includes(character);

const unknown = new RegExp(`[^\\p{L}\\p{M}\\p{N}_${signs}${joiners}]`, 'gu');

/** Where the name of a tag ends that begins at `from`, and whether it is one: a name has a letter. */
export function tagEnd(reader: Reader, from: number): { readonly end: number; readonly isTag: boolean } {
  let end = from;
  let at = from;
  let hasLetter = false;
  // A mark has nothing to stand on here: `#` with the marks of a key cap is a picture.
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
 * The name of a tag as it is stored: trimmed, white space turned into `_`, without what belongs to no word, each `_` once, accents in one
 * way of writing. The screen, the composer and the mock backend call the same function, so that a tag's link opens the tag that was stored.
 */
export function normalizeTag(name: string): string {
  return name.trim().replace(/\s/g, '_').normalize('NFC').replace(unknown, '').replace(/_+/g, '_');
}
