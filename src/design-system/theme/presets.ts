import { defaultTheme, type ThemeSettings } from './types.ts';

export const presetNames = ['ocean', 'forest', 'sunset', 'monochrome', 'purple'] as const;
export type PresetName = (typeof presetNames)[number];

/** A preset sets the colours and the gradient; the person's opacities stay. */
export type Preset = Pick<ThemeSettings, 'primary' | 'secondary' | 'accent' | 'useGradient'>;

export const presets: Readonly<Record<PresetName, Preset>> = {
  ocean: { primary: '#0284c7', secondary: '#06b6d4', accent: '#f97362', useGradient: true },
  forest: { primary: '#15803d', secondary: '#84a33a', accent: '#d97706', useGradient: true },
  sunset: { primary: '#ea580c', secondary: '#d946a6', accent: '#f5a524', useGradient: true },
  monochrome: { primary: '#52525b', secondary: '#8b8b94', accent: '#27272a', useGradient: false },
  purple: { primary: '#7c3aed', secondary: '#c026d3', accent: '#f0a3c8', useGradient: true },
};

/** The whole theme of a preset, with the default opacities; `default` is the product's own. */
export function themeOfPreset(name: PresetName | 'default'): ThemeSettings {
  return name === 'default' ? defaultTheme : { ...defaultTheme, ...presets[name] };
}
