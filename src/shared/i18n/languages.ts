/** A language of the interface. */
export interface Language {
  /** BCP 47, as in `<html lang>`. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Returns the sentences of a catalogue in its language, in exactly the shape of the English ones. */
export type Translate = <T extends object>(name: string, english: T) => T;

/** Number, plural and date formats of a language. Moments are in ms since 1970 and shown in the local time zone. */
export interface Formats {
  /** A number in full, grouped: `9,999`. */
  readonly whole: (value: number) => string;
  /** A value with its sign and at most one decimal: `+1.5`, `0`, `-0.3`. */
  readonly signedTenths: (value: number) => string;
  /** The plural form of a noun for a count. */
  readonly pluralForm: (count: number) => Intl.LDMLPluralRule;
  /** The age of something new. */
  readonly now: () => string;
  /** An age in its shortest form: `12m`. */
  readonly age: (count: number, unit: AgeUnit) => string;
  /** `Oct 1` */
  readonly dayAndMonth: (moment: number) => string;
  /** `Oct 1, 2025` */
  readonly day: (moment: number) => string;
  /** `Oct 1, 2025, 09:05`: 24-hour time from 00:00. */
  readonly minute: (moment: number) => string;
}

export type AgeUnit = 'minute' | 'hour' | 'day';

/** English is the source: its sentences are in the modules themselves. Any other language has a loader in `translations.ts`. */
const languages: readonly Language[] = [{ tag: 'en', dir: 'ltr' }];

/** Generated from the English sentences to find untranslated text: accented and in brackets, once right to left. */
const pseudoLanguages: readonly Language[] = [
  { tag: 'en-XA', dir: 'ltr' },
  { tag: 'ar-XB', dir: 'rtl' },
];

/** The languages of a build. Only mocked builds have the pseudo-languages. */
export const languagesOf = (isMocked: boolean) => (isMocked ? [...languages, ...pseudoLanguages] : languages);
