/** The scripts in everyday use, as Unicode names them. Letters of all others count as one script. */
const names =
  'Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Syriac Thaana Nko Ethiopic Cherokee Coptic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer Mongolian Han Hiragana Katakana Bopomofo Hangul';
const scripts = names.split(' ').map((name) => [name, new RegExp(`^\\p{Script=${name}}$`, 'u')] as const);
const letter = /^\p{L}$/u;
/** Modifier letters and the like belong to every script. */
const shared = /^[\p{Script=Common}\p{Script=Inherited}]$/u;
/** East Asian names mix these, and write Latin letters among them. */
const eastAsian = new Set(['Latin', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Hangul']);

/** Whether a name mixes letters of scripts that are not written together: `pаypal` with a Cyrillic `а` passes for another name. */
export function mixesScripts(name: string): boolean {
  const found = new Set<string>();
  for (const character of name) {
    if (!letter.test(character) || shared.test(character)) continue;
    found.add(scripts.find(([, form]) => form.test(character))?.[0] ?? 'other');
  }
  return found.size > 1 && ![...found].every((script) => eastAsian.has(script));
}
