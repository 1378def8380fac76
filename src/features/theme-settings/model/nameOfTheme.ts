import { presetNames, presets } from '@/design-system/theme/presets.ts';
import type { ThemeSettings } from '@/design-system/theme/types.ts';
import { strings } from '../strings.ts';
import { isPreset } from './sameTheme.ts';

/** The name a theme travels under: that of the preset it has the colours of, or a plain one. */
export function nameOfTheme(theme: ThemeSettings): string {
  const preset = presetNames.find((name) => isPreset(theme, presets[name]));
  return preset ? strings.presetNames[preset] : strings.themeName;
}
