/** A text and where the caret stands in it, as an index in UTF-16 code units. */
export interface TextWithCaret {
  text: string;
  caret: number;
}

/** Whether a text is nothing but the digits 0–9. */
export const isDigits = (text: string): boolean => /^\d*$/.test(text);

/** The digits alone, with the caret after as many digits as it stood behind before. */
export function stripNonDigits({ text, caret }: TextWithCaret): TextWithCaret {
  return { text: text.replace(/\D/g, ''), caret: text.slice(0, caret).replace(/\D/g, '').length };
}
