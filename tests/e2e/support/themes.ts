import type { Page } from '@playwright/test';
import { presetNames, themeOfPreset } from '../../../src/design-system/theme/presets.ts';
import { solvePaint } from '../../../src/design-system/theme/runtime/solvePaint.ts';
import { noPreferences, type Scheme, schemes, type ThemeSettings } from '../../../src/design-system/theme/types.ts';

/** A theme under test in one scheme. */
export interface ThemeCase {
  name: string;
  theme: ThemeSettings;
  scheme: Scheme;
}

const inBothSchemes = (name: string, theme: ThemeSettings): ThemeCase[] =>
  schemes.map((scheme) => ({ name: `${name} ${scheme}`, theme, scheme }));

/** Every preset and the default theme, in both schemes. */
export const presetCases: ThemeCase[] = (['default', ...presetNames] as const).flatMap((name) => inBothSchemes(name, themeOfPreset(name)));

/** A random generator that repeats its numbers in every run, so that a failure can be repeated (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const harshColors = ['#000000', '#ffffff', '#ffff00', '#00ffff', '#ff00ff', '#ff0000', '#00ff00', '#0000ff', '#808080', '#ffd9ec'];

/** Themes with extreme values: the corners of the colour space, brightest lights, any opacity. */
export function extremeCases(count: number, seed = 20): ThemeCase[] {
  const random = randomFrom(seed);
  const pick = () => harshColors[Math.floor(random() * harshColors.length)] ?? '#000000';
  const upTo = (max: number) => Math.round(random() * max);
  return Array.from({ length: count }, (_, index): ThemeCase => {
    const theme = {
      primary: pick(),
      secondary: pick(),
      accent: pick(),
      useGradient: true,
      colorOpacity: upTo(600) - 300,
      cardBgOpacity: upTo(100),
      postBgOpacity: upTo(100),
    };
    const scheme = index % 2 === 0 ? 'light' : 'dark';
    return { name: `${JSON.stringify(theme)} ${scheme}`, theme, scheme };
  });
}

/** Applies a theme to the open page as another tab would, through the storage and without a reload. */
export async function showTheme(page: Page, { theme, scheme }: Omit<ThemeCase, 'name'>): Promise<void> {
  const { primary, secondary, accent } = theme;
  const items: Record<string, string> = {
    themeColors: JSON.stringify({ primary, secondary, accent }),
    themeUseGradient: String(theme.useGradient),
    themeColorOpacity: String(theme.colorOpacity),
    themeCardBgOpacity: String(theme.cardBgOpacity),
    themePostBgOpacity: String(theme.postBgOpacity),
    colorScheme: scheme,
    themePaint: JSON.stringify(solvePaint(theme, noPreferences).paint),
  };
  await page.evaluate((values) => {
    for (const [key, newValue] of Object.entries(values)) {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
    }
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, items);
}
