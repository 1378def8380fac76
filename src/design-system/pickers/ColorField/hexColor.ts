/** `#` and exactly six hexadecimal digits (product specification, section 5). Either case. */
export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Whether the text could still become a colour by typing on; while it can, there is nothing to complain about. */
export const isHexColorStart = (text: string): boolean => /^(#[0-9a-f]{0,5})?$/i.test(text);

/** The colour that a text means, as it was pasted or typed: with space around it, or with three digits, each of which stands for two. */
export function readHexColor(text: string): string {
  const color = text.trim();
  return /^#[0-9a-f]{3}$/i.test(color) ? color.replace(/[0-9a-f]/gi, (digit) => digit + digit) : color;
}
