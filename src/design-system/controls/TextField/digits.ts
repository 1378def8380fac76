import { westernDigits } from '../../private/westernDigits.ts';

/** A text and its caret position, as an index in UTF-16 code units. */
export interface TextWithCaret {
  text: string;
  caret: number;
}

/** Whether a text consists of the digits 0–9 only. */
export const isDigits = (text: string): boolean => /^\d*$/.test(text);

const digitsOf = (text: string) => westernDigits(text).replace(/\D/g, '');

/** The digits alone, those of other scripts as 0–9, with the caret behind as many digits as before. */
export function stripNonDigits({ text, caret }: TextWithCaret): TextWithCaret {
  return { text: digitsOf(text), caret: digitsOf(text.slice(0, caret)).length };
}
