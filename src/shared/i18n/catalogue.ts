import { logError } from '../lib/log.ts';
import { locale } from './formats.ts';
import type { LoadedLanguage } from './languages.ts';
import { translations } from './translations.ts';

/** The language loaded last; undefined on a page that has only been English. */
let language: LoadedLanguage | undefined;
let redraw: (() => void) | undefined;

/** All catalogues so far, for a language that is loaded after them. */
const declared: (readonly [name: string, sentences: object])[] = [];

/** Translates the catalogue `name` into the language of the page; the result has the shape of `sentences`. */
export function translated<T extends object>(name: string, english: T): T {
  return language ? language.translated(name, english) : english;
}

/**
 * Declares the sentences of a feature, or of a lazily loaded part. The English ones fix the shape; a translation of the same name has
 * exactly that shape, so adding a language changes no screen. Read sentences while rendering: a sentence that a module copies at import
 * time stays in the language of that moment (`tests/support/sentences.test.ts` finds it).
 */
export function catalogue<T extends object>(name: string, sentences: T): T {
  declared.push([name, sentences]);
  language?.fill(name, sentences);
  return sentences;
}

/** Loads a language, translates all catalogues, and draws the page again. Rejects when its file can't be fetched. */
export async function speak(tag: string): Promise<void> {
  const load = translations[tag];
  if (load) language = await load();
  language?.speak(tag, declared);
  redraw?.();
}

/** Declares how the page is drawn again after its language changed. */
export function onLanguage(draw: () => void): void {
  redraw = draw;
}

/** Loads the language of the page (English needs no file). Call before the first render. */
export async function loadLocale(): Promise<void> {
  try {
    await speak(locale);
  } catch (error) {
    logError('a language could not be fetched', error);
    Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
  }
}
