const word = /^[\p{L}\p{M}\p{N}_]$/u;
/** Scripts that write words without spaces. */
const unspaced =
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]$/u;

/** Whether a character is part of a word: a letter, a combining mark, a digit or `_`. */
export const isWord = (character: string) => word.test(character);

/** Whether a word of another script may start right after this character, or end right before it. */
export const isUnspaced = (character: string) => unspaced.test(character);

/** A text with access by position. It counts reads, so that tests can check the complexity without a clock. */
export class Reader {
  /** Characters read so far. */
  steps = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The character at a position; empty after the end. */
  at(index: number): string {
    this.steps += 1;
    const code = this.text.codePointAt(index);
    return code === undefined ? '' : String.fromCodePoint(code);
  }

  /** The position of the next character. */
  after(index: number): number {
    return index + (this.at(index).length || 1);
  }

  /** The character before a position; empty at the beginning. */
  before(index: number): string {
    this.steps += 1;
    const last = this.text.slice(Math.max(0, index - 1), index);
    const pair = this.text.slice(Math.max(0, index - 2), index);
    return [...pair].length === 1 ? pair : last;
  }
}
