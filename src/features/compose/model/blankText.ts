/** What leaves no mark on a page: white space, controls, what fonts ignore (zero-width characters, joiners, fillers) and the empty Braille cell. */
const invisible = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether nobody would see anything of a text. */
export function isBlankText(text: string): boolean {
  return text.replace(invisible, '') === '';
}
