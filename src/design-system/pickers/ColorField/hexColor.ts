/** `#` and exactly six hexadecimal digits (product specification, section 5). Either case. */
export const isHexColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Whether the text could still become a colour by typing on; while it can, there is nothing to complain about. */
export const isHexColorStart = (text: string): boolean => /^(#[0-9a-f]{0,5})?$/i.test(text);
