import type { Scheme } from '../types.ts';
import { applyLook, type Paint, paintStorageKeys, paintVersion } from './paint.ts';

/**
 * Runs in the head of the page, before the first paint, so that nobody sees another theme flash by. The build inlines it
 * (`scripts/early/prepaint.ts`); nothing may be imported here but what is inlined with it. Whatever it cannot read is left to
 * the stylesheet's default theme and to `startTheme`, which comes later and repairs.
 * @param read one item of the browser's storage; may throw where storage is forbidden
 */
export function prepaint(read: (key: string) => string | null, defaultBars: Readonly<Record<Scheme, string>>): void {
  let chosen: string | null = null;
  let paint: Paint | undefined;
  try {
    chosen = read(paintStorageKeys.scheme);
    const cached = JSON.parse(read(paintStorageKeys.paint) ?? '{}') as Paint;
    if (cached.version === paintVersion) paint = cached;
  } catch {
    // Forbidden or damaged storage: the default theme is the answer.
  }
  const isDark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const scheme = isDark ? 'dark' : 'light';
  applyLook(scheme, paint?.[scheme], defaultBars);
}
