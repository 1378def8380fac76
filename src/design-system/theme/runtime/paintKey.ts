import { defaultTheme, noPreferences, type Preferences, type ThemeSettings } from '../types.ts';

/** Tells whether a cached paint still fits: equal keys mean equal paints. */
export function paintKey(theme: ThemeSettings, { moreContrast, reducedTransparency }: Preferences): string {
  const { primary, secondary, accent, useGradient, colorOpacity, cardBgOpacity, postBgOpacity } = theme;
  return [primary, secondary, accent, useGradient, colorOpacity, cardBgOpacity, postBgOpacity, moreContrast, reducedTransparency].join(' ');
}

/** The paint that is built into the stylesheet and needs no cache. */
export const builtInPaintKey = paintKey(defaultTheme, noPreferences);
