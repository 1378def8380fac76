import { presetNames, presets } from '@/design-system/theme/presets.ts';
import type { ThemeSettings } from '@/design-system/theme/types.ts';
import { strings } from '../strings.ts';
import { isPreset } from './sameTheme.ts';

/** The name under which a theme is shared: that of the preset with its colours, or a generic one. */
export function nameOfTheme(theme: ThemeSettings): string {
  const preset = presetNames.find((name) => isPreset(theme, presets[name]));
  return preset ? strings.presetNames[preset] : strings.themeName;
}
