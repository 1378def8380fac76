import { themeOfPreset } from '@/design-system/theme/presets.ts';
import { systemPreferences } from '@/design-system/theme/runtime/index.ts';
import { solvePaint } from '@/design-system/theme/runtime/solvePaint.ts';
import { applyTheme, currentTheme } from './painter.ts';

/** Shows a preset's colours in this frame and stores them; the person's opacities stay. Returns false when the browser couldn't store them. */
export function applyPreset(name: Parameters<typeof themeOfPreset>[0]): boolean {
  const { primary, secondary, accent, useGradient } = themeOfPreset(name);
  const theme = { ...currentTheme(), primary, secondary, accent, useGradient };
  return applyTheme(theme, solvePaint(theme, systemPreferences()).paint);
}
