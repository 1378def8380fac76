/** A pause of this many milliseconds between two letters starts a new word (product specification, section 9). */
export const typeaheadReset = 700;

/** The typed text, and the time of its last letter (milliseconds on the clock of `event.timeStamp`). */
export interface Typeahead {
  text: string;
  at: number;
}

export const emptyTypeahead: Typeahead = { text: '', at: Number.NEGATIVE_INFINITY };

/** The text after one more letter: appended within the pause, restarted after it. */
export function extendTypeahead(typed: Typeahead, letter: string, at: number): Typeahead {
  const isContinued = at - typed.at < typeaheadReset;
  return { text: (isContinued ? typed.text : '') + letter.toLocaleLowerCase(), at };
}

/**
 * Index of the option that the typed text leads to, or undefined.
 * Text leads to the first label with that prefix; one letter, repeated or typed again after the pause, walks on through the
 * labels that begin with it.
 */
export function findByPrefix(labels: readonly string[], text: string, activeIndex: number): number | undefined {
  const isRepeated = [...text].every((letter) => letter === text[0]);
  const matches = (prefix: string) => labels.flatMap((label, index) => (label.toLocaleLowerCase().startsWith(prefix) ? [index] : []));

  const exact = matches(text);
  const isAtMatch = labels[activeIndex]?.toLocaleLowerCase().startsWith(text) === true;
  if (!isRepeated || (exact.length > 0 && !(text.length === 1 && isAtMatch))) return exact[0];
  const cycle = matches(text.charAt(0));
  return cycle.find((index) => index > activeIndex) ?? cycle[0];
}

/** Whether a key types a letter: one character, and not part of a shortcut. */
export function isLetter(event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean {
  return [...event.key].length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
}
