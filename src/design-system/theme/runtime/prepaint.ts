import type { Scheme } from '../types.ts';
import { applyLook, type Paint, paintStorageKeys, paintVersion } from './paint.ts';

/**
 * Runs in the head of the page, before the first paint, so that no other theme flashes. The build inlines it
 * (`scripts/early/prepaint.ts`), so this file may only import what is inlined with it. Unreadable values are left to
 * the stylesheet's default theme and to `startTheme`, which runs later and corrects them.
 * @param read one item of the browser's storage; may throw where storage is blocked
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
