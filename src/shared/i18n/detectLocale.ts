import type { Language } from './languages.ts';

/** Storage key of the language requested with `?locale=`, so that it also applies after the next load. */
const storageKey = 'locale';

/**
 * The first preference that is supported: `de` supports `de-AT`, but `de-AT` doesn't support `de`. Otherwise the first language. A language
 * with a longer tag stands after the one it begins with, so the last that fits is meant.
 */
export function chooseLanguage(preferences: readonly (string | null)[], languages: readonly Language[]): Language | undefined {
  for (const preference of preferences) {
    const found = languages.filter(({ tag }) => `${preference ?? ''}-`.toLowerCase().startsWith(`${tag}-`.toLowerCase())).at(-1);
    if (found) return found;
  }
  return languages[0];
}

/**
 * Chooses the language of the page and sets `lang` and `dir` of the document. The address comes first, then the stored choice, then the
 * browser's preferences. The build inlines this function into the head (`scripts/early/prepaint.ts`), so this file may only import what is
 * inlined with it.
 * @param storage the browser's; may throw where it is blocked
 */
export function detectLocale(languages: readonly Language[], storage: () => Pick<Storage, 'getItem' | 'setItem'>): void {
  const requested = new URLSearchParams(location.search).get('locale');
  let stored: string | null = null;
  try {
    if (languages.some(({ tag }) => tag === requested)) storage().setItem(storageKey, String(requested));
    stored = storage().getItem(storageKey);
  } catch {
    // Storage is blocked: the browser's preference decides.
  }
  const language = chooseLanguage([requested, stored, ...navigator.languages], languages);
  if (language) Object.assign(document.documentElement, { lang: language.tag, dir: language.dir });
}
