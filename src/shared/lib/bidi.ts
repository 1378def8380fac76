/** Bidirectional control characters: an embedded one can turn the text around it backwards. */
const bidiControls = /\p{Bidi_Control}/gu;

/** Removes bidirectional control characters from names and labels, which stand inside our own sentences. */
export function stripBidiControls(text: string): string {
  return text.replace(bidiControls, '');
}
