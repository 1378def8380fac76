import type { Formats, Translate } from './languages.ts';

/** One module, and therefore one built file, per language; English needs none. */
export const translations: Readonly<
  Record<string, (() => Promise<{ readonly translate: Translate; readonly formats: Formats }>) | undefined>
> = import.meta.env.VITE_MOCKED === 'true' ? { 'en-XA': () => import('./pseudo.ts'), 'ar-XB': () => import('./pseudo.ts') } : {};
