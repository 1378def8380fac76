const word = /^[\p{L}\p{M}\p{N}_]$/u;
/** Scripts whose words stand side by side without spaces. */
const unspaced =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]$/u;

/** Whether a character is part of a word: a letter, one of its marks, a digit or `_`. */
export const isWord = (character: string) => word.test(character);

/** Whether a word of another script may begin right after this character, and one may end right before it. */
export const isUnspaced = (character: string) => unspaced.test(character);

/** A text that is read by places. It counts what is looked at, so that tests can tell the order of growth without a clock. */
export class Reader {
  /** Characters looked at so far. */
  steps = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The character at a place; empty behind the end. */
  at(place: number): string {
    this.steps += 1;
    const code = this.text.codePointAt(place);
    return code === undefined ? '' : String.fromCodePoint(code);
  }

  /** The place of the next character. */
  after(place: number): number {
    return place + (this.at(place).length || 1);
  }

  /** The character before a place; empty at the beginning. */
  before(place: number): string {
    this.steps += 1;
    const last = this.text.slice(Math.max(0, place - 1), place);
    const pair = this.text.slice(Math.max(0, place - 2), place);
    return [...pair].length === 1 ? pair : last;
  }
}
