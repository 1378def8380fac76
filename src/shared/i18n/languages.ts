/** A language that the interface can speak. */
export interface Language {
  /** BCP 47, as in `<html lang>`. */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
}

/** Answers the sentences of a catalogue in its language; of exactly the shape of the English ones. */
export type Translate = <T extends object>(name: string, english: T) => T;

/** English is the source: its sentences stand in the modules themselves. A further language has a loader in `translations.ts`. */
const languages: readonly Language[] = [{ tag: 'en', dir: 'ltr' }];

/** Made from the English sentences, to see what was forgotten: accented and in brackets, once from the right to the left. */
const pseudoLanguages: readonly Language[] = [
  { tag: 'en-XA', dir: 'ltr' },
  { tag: 'ar-XB', dir: 'rtl' },
];

/** Those of a build. Only mocked ones have the pseudo-languages. */
export const languagesOf = (isMocked: boolean) => (isMocked ? [...languages, ...pseudoLanguages] : languages);
