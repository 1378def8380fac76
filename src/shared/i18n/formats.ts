import { english } from './english.ts';
import type { Formats } from './languages.ts';

/** Those of the language of the page. */
export let formats: Formats = english;

/** Another language's, once they are here. */
export function setFormats(ofLanguage: Formats): void {
  formats = ofLanguage;
}
