import { english } from './english.ts';
import type { Formats } from './languages.ts';

/** Language of the interface (BCP 47), read from the document, where `detectLocale` set it before any module ran. */
export let locale: string = globalThis.document?.documentElement.lang || 'en';

/** The formats of the page's language. */
export let formats: Formats = english;

/** Replaces language and formats once another language is loaded. */
export function setFormats(language: string, ofLanguage: Formats): void {
  locale = language;
  formats = ofLanguage;
}
