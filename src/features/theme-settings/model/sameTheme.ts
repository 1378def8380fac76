import { type Preset, presetNames, presets } from '@/design-system/theme/presets.ts';
import type { ThemeSettings } from '@/design-system/theme/types.ts';
import { strings } from '../strings.ts';

/** Whether two themes look the same; the case of hex digits is ignored. */
export function isSameTheme(one: ThemeSettings, other: ThemeSettings): boolean {
  return (
    isPreset(one, other) &&
    one.colorOpacity === other.colorOpacity &&
    one.cardBgOpacity === other.cardBgOpacity &&
    one.postBgOpacity === other.postBgOpacity
  );
}

/** Whether a theme has the colours and the gradient of a preset. */
export function isPreset(theme: ThemeSettings, preset: Preset): boolean {
  const isSameColor = (name: 'primary' | 'secondary' | 'accent') => theme[name].toLowerCase() === preset[name].toLowerCase();
  return theme.useGradient === preset.useGradient && isSameColor('primary') && isSameColor('secondary') && isSameColor('accent');
}

/** The name under which a theme is shared: that of the preset with its colours, or a generic one. */
export function nameOfTheme(theme: ThemeSettings): string {
  const preset = presetNames.find((name) => isPreset(theme, presets[name]));
  return preset ? strings.presetNames[preset] : strings.themeName;
}
