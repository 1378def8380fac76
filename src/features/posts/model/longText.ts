/** Visible lines of a long text in a list (`clamped` in the card's styles), and characters in a line of the widest column. */
const shownLines = 12;
const perLine = 64;

/** The text to show while a long text is cut: without empty lines, one of which could contain nothing but the ellipsis. */
export const cutTextOf = (text: string): string => text.replace(/\n\s*\n/g, '\n');

/**
 * Whether a text in a list is cut, with a button that shows the rest. Estimated instead of measured, because reading the layout would
 * slow down every frame in which a post comes into view. A text that is only a line or two too long isn't cut.
 */
export function isLongText(text: string): boolean {
  if (text.length <= shownLines) return false;
  const lines = text.split('\n').reduce((sum, paragraph) => sum + Math.max(1, Math.ceil(paragraph.length / perLine)), 0);
  return lines > shownLines + 2;
}
