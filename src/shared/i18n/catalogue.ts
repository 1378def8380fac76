import { logError } from '../lib/log.ts';
import { setFormats } from './formats.ts';
import type { Translate } from './languages.ts';
import { locale } from './locale.ts';
import { translations } from './translations.ts';

let translate: Translate | undefined;
/** Declared before the language was there: by the modules that the application begins with. */
const early: (readonly [name: string, sentences: object])[] = [];

/** Words in the language of the page; `name` says which, and what is answered has their shape. */
export function translated<T extends object>(name: string, english: T): T {
  return translate ? translate(name, english) : english;
}

/**
 * Declares the sentences of a feature, or of a part that comes later. The English ones fix the shape; a translation of this name has
 * exactly that shape, so adding a language changes no screen. They are to be read when they are said: what a module of the first
 * screen copies from a catalogue while it is being run stays English.
 */
export function catalogue<T extends object>(name: string, english: T): T {
  const sentences = translated(name, english);
  if (!translate) early.push([name, sentences]);
  return sentences;
}

/** Fetches the language of the page, which English needs not, and says everything in it from then on. Call before anything is drawn. */
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
