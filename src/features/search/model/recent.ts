/** So many searches are remembered. */
export const recentLimit = 8;

/** Puts a term first among those searched before; the same words in other letters or spaces are the same search. */
export function withRecent(terms: readonly string[], term: string): readonly string[] {
  const words = term.trim().replace(/\s+/g, ' ');
  if (words === '') return terms;
  return [words, ...terms.filter((other) => !isSame(other, words))].slice(0, recentLimit);
}

export function withoutRecent(terms: readonly string[], term: string): readonly string[] {
  return terms.filter((other) => !isSame(other, term));
}

const isSame = (a: string, b: string) => a.toLocaleLowerCase() === b.toLocaleLowerCase();
