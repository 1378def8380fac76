import type { LoadedLanguage } from './languages.ts';

/** One module, and therefore one built file, per language; English needs none. */
export const translations: Readonly<Record<string, (() => Promise<LoadedLanguage>) | undefined>> = {
  ru: () => import('./russian.ts'),
  ...(import.meta.env.VITE_MOCKED === 'true' && { 'en-XA': () => import('./pseudo.ts'), 'ar-XB': () => import('./pseudo.ts') }),
};
