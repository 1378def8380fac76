/** A language of the interface. */
export interface Language {
  /** BCP 47, as in `<html lang>`. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Returns the sentences of a catalogue in its language, in exactly the shape of the English ones. */
export type Translate = <T extends object>(name: string, english: T) => T;

/**
 * A translation of the sentences `T`. Where the compiler reports a property missing in it, an English sentence has no translation yet:
 * write it there, with the words of docs/glossary.md.
 */
export type Translation<T> = T extends string
  ? string
  : T extends (...args: infer Args) => infer Sentence
    ? (...args: Args) => Translation<Sentence>
    : { readonly [Key in keyof T]: Translation<T[Key]> };

/** A language other than English, once its file is here. */
export interface LoadedLanguage {
  /** Translates sentences that aren't declared as a catalogue. */
  readonly translated: Translate;
  /** Translates a declared catalogue in place. */
  readonly fill: (name: string, sentences: object) => void;
  /** Makes the page speak this language, or English again. */
  readonly speak: (tag: string, declared: readonly (readonly [name: string, sentences: object])[]) => void;
}

/** Number, plural and date formats of a language. Moments are in ms since 1970 and shown in the local time zone. */
export interface Formats {
  /** A number in full, grouped: `9,999`. */
  readonly whole: (value: number) => string;
  /** A value with its sign and at most one decimal: `+1.5`, `0`, `-0.3`. */
  readonly signedTenths: (value: number) => string;
  /** The suffix for a number of thousands, and of millions: `12.3k`, `1.5M`. */
  readonly thousand: string;
  readonly million: string;
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
const languages: readonly Language[] = [
  { tag: 'en', dir: 'ltr' },
  { tag: 'ru', dir: 'ltr' },
];

/** Generated from the English sentences to find untranslated text: accented and in brackets, once right to left. */
const pseudoLanguages: readonly Language[] = [
  { tag: 'en-XA', dir: 'ltr' },
  { tag: 'ar-XB', dir: 'rtl' },
];

/** The languages of a build. Only mocked builds have the pseudo-languages. */
export const languagesOf = (isMocked: boolean) => (isMocked ? [...languages, ...pseudoLanguages] : languages);
