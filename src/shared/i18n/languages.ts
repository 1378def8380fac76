/** A language that the interface can speak. */
export interface Language {
  /** BCP 47, as in `<html lang>`. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Answers the sentences of a catalogue in its language; of exactly the shape of the English ones. */
export type Translate = <T extends object>(name: string, english: T) => T;

/** How a language writes numbers, counts nouns and tells moments. Moments are in ms since 1970, and told where the reader is. */
export interface Formats {
  /** A number in full, grouped: `9,999`. */
  readonly whole: (value: number) => string;
  /** A value with its sign and at most one decimal: `+1.5`, `0`, `-0.3`. */
  readonly signedTenths: (value: number) => string;
  /** The form that a noun takes beside such a count. */
  readonly pluralForm: (count: number) => Intl.LDMLPluralRule;
  /** The age of what has just come. */
  readonly now: () => string;
  /** An age, as short as it can be: `12m`. */
  readonly age: (count: number, unit: AgeUnit) => string;
  /** `Oct 1` */
  readonly dayAndMonth: (moment: number) => string;
  /** `Oct 1, 2025` */
  readonly day: (moment: number) => string;
  /** `Oct 1, 2025, 09:05`: a day of 24 hours that begins with 00:00. */
  readonly minute: (moment: number) => string;
}

export type AgeUnit = 'minute' | 'hour' | 'day';

/** English is the source: its sentences stand in the modules themselves. A further language has a loader in `translations.ts`. */
const languages: readonly Language[] = [{ tag: 'en', dir: 'ltr' }];

/** Made from the English sentences, to see what was forgotten: accented and in brackets, once from the right to the left. */
const pseudoLanguages: readonly Language[] = [
  { tag: 'en-XA', dir: 'ltr' },
  { tag: 'ar-XB', dir: 'rtl' },
];

/** Those of a build. Only mocked ones have the pseudo-languages. */
export const languagesOf = (isMocked: boolean) => (isMocked ? [...languages, ...pseudoLanguages] : languages);
