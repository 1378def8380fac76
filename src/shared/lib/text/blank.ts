/** Invisible characters: white space, controls, those that fonts ignore (zero-width characters, joiners, fillers) and the empty Braille cell. */
const invisible = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has no visible character. */
export function isBlankText(text: string): boolean {
  return text.replace(invisible, '') === '';
}
