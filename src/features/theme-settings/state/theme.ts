import { defaultTheme, type ThemeSettings, themeRanges } from '@/design-system/theme/types.ts';
import { cardOpacityEntry, colorOpacityEntry, colorsEntry, gradientEntry, postOpacityEntry } from '../storage.ts';

function within(range: { min: number; max: number }, value: number | undefined, otherwise: number): number {
  return value === undefined ? otherwise : Math.min(range.max, Math.max(range.min, value));
}

/** The person's stored theme, with the product's value for each absent or damaged field. */
export function readTheme(): ThemeSettings {
  return {
    ...defaultTheme,
    ...colorsEntry.read(),
    useGradient: gradientEntry.read() ?? defaultTheme.useGradient,
    colorOpacity: within(themeRanges.colorOpacity, colorOpacityEntry.read(), defaultTheme.colorOpacity),
    cardBgOpacity: within(themeRanges.cardBgOpacity, cardOpacityEntry.read(), defaultTheme.cardBgOpacity),
    postBgOpacity: within(themeRanges.postBgOpacity, postOpacityEntry.read(), defaultTheme.postBgOpacity),
  };
}

/** Stores a theme exactly as set. Returns false when the browser couldn't store all of it. */
export function writeTheme({ primary, secondary, accent, ...theme }: ThemeSettings): boolean {
  const results = [
    colorsEntry.write({ primary, secondary, accent }),
    gradientEntry.write(theme.useGradient),
    colorOpacityEntry.write(theme.colorOpacity),
    cardOpacityEntry.write(theme.cardBgOpacity),
    postOpacityEntry.write(theme.postBgOpacity),
  ];
  return results.every(Boolean);
}
