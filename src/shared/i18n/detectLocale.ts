import type { Language } from './languages.ts';

/** Where an asked language is kept (`?locale=`), so that it also holds after the next load. */
const storageKey = 'locale';

/** The first preference that one of the languages fulfils: `de-AT` is fulfilled by `de`, but `de` not by `de-AT`. Else the first language. */
export function chooseLanguage(preferences: readonly (string | null)[], languages: readonly Language[]): Language | undefined {
  const fulfils = (tag: string, preference: string) => `${preference}-`.toLowerCase().startsWith(`${tag}-`.toLowerCase());
  for (const preference of preferences) {
    const found = languages
      .filter(({ tag }) => preference !== null && fulfils(tag, preference))
      .sort((a, b) => b.tag.length - a.tag.length)[0];
    if (found) return found;
  }
  return languages[0];
}

/**
 * Decides the language of the page and writes it where everything reads it, `lang` and `dir` of the document: what the address asks
 * for, what was asked for earlier, what the browser prefers. The build puts this into the head, before any module
 * (`scripts/early/prepaint.ts`); nothing may be imported here but what is put there with it.
 * @param storage the browser's; may throw where it is forbidden
 */
export function detectLocale(languages: readonly Language[], storage: () => Pick<Storage, 'getItem' | 'setItem'>): void {
  const asked = new URLSearchParams(location.search).get('locale');
  let kept: string | null = null;
  try {
    if (asked !== null && chooseLanguage([asked], languages)?.tag === asked) storage().setItem(storageKey, asked);
    kept = storage().getItem(storageKey);
  } catch {
    // Forbidden storage: the browser's preference is the answer.
  }
  const language = chooseLanguage([asked, kept, ...navigator.languages], languages);
  if (language) Object.assign(document.documentElement, { lang: language.tag, dir: language.dir });
}
