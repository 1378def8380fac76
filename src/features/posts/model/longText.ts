/** Lines that stay of a long text in a list (`clamped` in the card's styles), and characters in a line of the widest column. */
const shownLines = 12;
const perLine = 64;

/** What a long text shows while it is cut: without empty lines, one of which could hold the ellipsis alone. */
export const cutTextOf = (text: string): string => text.replace(/\n\s*\n/g, '\n');

/**
 * Whether a text in a list is cut, with a way to the rest. Reckoned instead of measured: looking at the layout of each post would cost
 * every frame in which one comes into view. A line or two too many are not worth a press.
 */
export function isLongText(text: string): boolean {
  if (text.length <= shownLines) return false;
  const lines = text.split('\n').reduce((sum, paragraph) => sum + Math.max(1, Math.ceil(paragraph.length / perLine)), 0);
  return lines > shownLines + 2;
}
