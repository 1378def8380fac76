import { env } from '@/shared/env';
import type { Formats, Translate } from './languages.ts';

/** One module, and so one file of the build, per language; English needs none. */
export const translations: Readonly<
  Record<string, (() => Promise<{ readonly translate: Translate; readonly formats: Formats }>) | undefined>
> = env.isMocked ? { 'en-XA': () => import('./pseudo.ts'), 'ar-XB': () => import('./pseudo.ts') } : {};
