/** Bidirectional control characters: one of them can reverse the text around it. */
const bidiControls = /\p{Bidi_Control}/gu;

/** Removes bidirectional control characters from names and labels, which are embedded in the interface's own sentences. */
export function stripBidiControls(text: string): string {
  return text.replace(bidiControls, '');
}
