/** The entries of the palette. */
export interface Named {
  readonly label: string;
  /** Further text by which it is found, such as a handle. */
  readonly alias?: string | undefined;
}

/** The maximum number of results: people type another letter instead of reading further. */
const most = 30;

/**
 * The entries that match a text: every word of the text is the beginning of a word of the name or alias. Names that begin with the whole text
 * come first; the order is otherwise unchanged. Without a text, the entries for which `isOffered` holds.
 */
export function findCommands<Item extends Named>(
  items: readonly Item[],
  text: string,
  isOffered: (item: Item) => boolean,
): readonly Item[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return items.filter(isOffered);
  const found = items.filter(({ label, alias = '' }) => {
    const words = [...wordsOf(label), ...wordsOf(alias)];
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
  const begins = ({ label }: Item) => label.toLowerCase().startsWith(text.trim().toLowerCase());
  return [...found.filter(begins), ...found.filter((item) => !begins(item))].slice(0, most);
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
