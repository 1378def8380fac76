import { logError } from '../lib/log.ts';
import { setFormats } from './formats.ts';
import type { Translate } from './languages.ts';
import { locale } from './locale.ts';
import { translations } from './translations.ts';

let translate: Translate | undefined;
/** Catalogues of the first modules, declared before the language was loaded. */
const early: (readonly [name: string, sentences: object])[] = [];

/** Translates the catalogue `name` into the language of the page; the result has the shape of `sentences`. */
export function translated<T extends object>(name: string, english: T): T {
  return translate ? translate(name, english) : english;
}

/**
 * Declares the sentences of a feature, or of a lazily loaded part. The English ones fix the shape; a translation of the same name has
 * exactly that shape, so adding a language changes no screen. Read sentences while rendering: a value that a module of the first screen
 * copies from a catalogue at import time stays English.
 */
export function catalogue<T extends object>(name: string, english: T): T {
  const sentences = translated(name, english);
  if (!translate) early.push([name, sentences]);
  return sentences;
}

/** Loads the language of the page (English needs no file) and translates all catalogues. Call before the first render. */
export async function loadLocale(): Promise<void> {
  const load = translations[locale];
  if (!load) return;
  try {
    const language = await load();
    translate = language.translate;
    setFormats(language.formats);
    for (const [name, sentences] of early) Object.assign(sentences, translate(name, sentences));
  } catch (error) {
    logError('a language could not be fetched', error);
    Object.assign(document.documentElement, { lang: 'en', dir: 'ltr' });
  }
}
