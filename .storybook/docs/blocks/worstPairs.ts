import { solveTheme } from '@/design-system/theme/solver/index.ts';
import type { Preferences, Scheme, ThemeSettings } from '@/design-system/theme/types.ts';

export interface Worst {
  foreground: string;
  surface: string;
  ratio: number;
  target: number;
}

/** For each foreground, the pair with the smallest margin to its target. */
export function worstPairs(theme: ThemeSettings, scheme: Scheme, preferences: Preferences): Worst[] {
  const worst = new Map<string, Worst>();
  for (const pair of solveTheme(theme, scheme, preferences).report.pairs) {
    const known = worst.get(pair.foreground);
    if (!known || pair.ratio / pair.target < known.ratio / known.target) worst.set(pair.foreground, pair);
  }
  return [...worst.values()];
}
