import { env } from '@/shared/env';
import type { Translate } from './languages.ts';

/** One module, and so one file of the build, per language; English needs none. */
export const translations: Readonly<Record<string, (() => Promise<{ readonly translate: Translate }>) | undefined>> = env.isMocked
  ? { 'en-XA': () => import('./pseudo.ts'), 'ar-XB': () => import('./pseudo.ts') }
  : {};
