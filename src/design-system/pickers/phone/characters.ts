/** Digits, spaces, plus, hyphen and parentheses (product specification, section 5). */
const phoneCharacters = /^[0-9 +\-()]*$/;

/** `phone` is the set above; an expression has to match the whole text. */
export type Characters = 'phone' | RegExp;

/**
 * What becomes of `text` in a field that takes only some characters: of a pasted number the others are left out, and a
 * text that an expression of one's own refuses leaves the field as it was. Never longer than `maxLength`.
 */
export function permit(text: string, previous: string, characters: Characters | undefined, maxLength: number): string {
  const isRefused = characters instanceof RegExp && text.search(characters) < 0;
  const kept = characters === 'phone' ? [...text].filter((character) => phoneCharacters.test(character)).join('') : text;
  return (isRefused ? previous : kept).slice(0, maxLength);
}
