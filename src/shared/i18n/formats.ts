import { english } from './english.ts';
import type { Formats } from './languages.ts';

/** The formats of the page's language. */
export let formats: Formats = english;

/** Replaces the formats once another language is loaded. */
export function setFormats(ofLanguage: Formats): void {
  formats = ofLanguage;
}
