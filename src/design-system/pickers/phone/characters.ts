import { westernDigits } from '../../private/westernDigits.ts';

/** Digits, spaces, plus, hyphen and parentheses (product specification, section 5). */
const phoneCharacters = /^[0-9 +\-()]*$/;

/** Fewer digits before a word are no number: "Tel. 2: 555…". */
const leastDigits = 7;

/** Product specification, section 5. */
export const extensionLength = 20;

/** `phone` is the set above; an expression has to match the whole text. */
export type Characters = 'phone' | RegExp;

/**
 * What becomes of `text` in a field that takes only some characters: digits of other scripts are 0–9, of a pasted number the other
 * characters and an extension ("ext. 4") are left out, and a
 * text that an expression of one's own refuses leaves the field as it was. Never longer than `maxLength`.
 */
export function permit(text: string, previous: string, characters: Characters | undefined, maxLength: number): string {
  const western = westernDigits(text);
  const isRefused = characters instanceof RegExp && western.search(characters) < 0;
  const accepted = characters === 'phone' ? [...withoutExtension(western)].filter((one) => phoneCharacters.test(one)).join('') : western;
  return (isRefused ? previous : accepted).slice(0, maxLength);
}

/** A number ends where words begin behind it: the digits of its extension would make another number of it. */
function withoutExtension(text: string): string {
  const [first = ''] = text.split(/[\p{L}#;,]/u, 1);
  return first.replace(/\D/g, '').length >= leastDigits ? first : text;
}

/** The digits behind the words that follow a number ("ext. 4", "x4", "доб. 4"): at most 20, none yet while they are typed. */
export function extensionBehind(text: string): string | undefined {
  const western = westernDigits(text);
  const behind = western.slice(withoutExtension(western).length);
  return behind === '' ? undefined : behind.replace(/\D/g, '').slice(0, extensionLength);
}
