import type { Preferences, Scheme } from '../types.ts';

const queries = {
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  reducedTransparency: '(prefers-reduced-transparency: reduce)',
} as const;

const matches = (query: string) => matchMedia(query).matches;

/** The scheme of the person's system right now. */
export const systemScheme = (): Scheme => (matches(queries.dark) ? 'dark' : 'light');

/** The person's current system preferences. */
export const systemPreferences = (): Preferences => ({
  moreContrast: matches(queries.moreContrast) || matches(queries.forcedColors),
  reducedTransparency: matches(queries.reducedTransparency),
});

/** Calls back whenever the system's scheme or one of the preferences changes. Returns the unsubscribe function. */
export function watchSystem(onChange: () => void): () => void {
  const lists = Object.values(queries).map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}
