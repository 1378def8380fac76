/** Bidirectional control characters: an embedded one can turn the text around it backwards. */
const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Removes bidirectional control characters from names and labels, which stand inside our own sentences. */
export function stripBidiControls(text: string): string {
  return text.replace(bidiControls, '');
}
