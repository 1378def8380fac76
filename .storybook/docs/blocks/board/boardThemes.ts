import { presetNames, themeOfPreset } from '@/design-system/theme/presets.ts';
import { defaultTheme, type ThemeSettings } from '@/design-system/theme/types.ts';

export interface BoardTheme {
  name: string;
  theme: ThemeSettings;
}

const presets = (['default', ...presetNames] as const).map((name): BoardTheme => ({ name, theme: themeOfPreset(name) }));

const extreme = (name: string, theme: Partial<ThemeSettings>): BoardTheme => ({ name, theme: { ...defaultTheme, ...theme } });
const of = (primary: string, secondary: string, accent: string) => ({ primary, secondary, accent });

/** Extreme themes that people can choose: if these are readable, every theme is. */
const extremes: readonly BoardTheme[] = [
  extreme('all black', of('#000000', '#000000', '#000000')),
  extreme('all white', of('#ffffff', '#ffffff', '#ffffff')),
  extreme('all mid grey', of('#808080', '#808080', '#808080')),
  extreme('all yellow', of('#ffff00', '#ffff00', '#ffff00')),
  extreme('neon', of('#00ff00', '#ff00ff', '#00ffff')),
  extreme('warning red', of('#ff0000', '#ff0000', '#ff0000')),
  extreme('deep blue', of('#0000ff', '#000080', '#0000ff')),
  extreme('black and white', of('#000000', '#ffffff', '#ff0000')),
  extreme('lights at their brightest', { ...of('#ff0000', '#00ff00', '#0000ff'), colorOpacity: 300 }),
  extreme('no lights', { ...of('#facc15', '#a3e635', '#f0abfc'), colorOpacity: -300 }),
  extreme('cards of glass', { ...of('#7c3aed', '#f43f5e', '#facc15'), colorOpacity: 300, cardBgOpacity: 0, postBgOpacity: 0 }),
  extreme('solid and tinted', { ...of('#f43f5e', '#10b981', '#f59e0b'), cardBgOpacity: 100, postBgOpacity: 100 }),
];

export const themeSets = { presets, extremes } as const;
export type ThemeSet = keyof typeof themeSets;
