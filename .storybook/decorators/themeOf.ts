import { themeOfPreset } from '../../src/design-system/theme/presets.ts';
import type { ThemeSettings } from '../../src/design-system/theme/types.ts';
import { fromGlobal } from '../customTheme.ts';
import type { ToolbarGlobals } from '../toolbar.ts';

/** The theme of the toolbar: one of one's own, or the preset, whose first colour `primary` replaces for themes no preset has. */
export function themeOf({
  preset,
  primary,
  theme = '',
}: Pick<ToolbarGlobals, 'preset' | 'primary'> & Partial<Pick<ToolbarGlobals, 'theme'>>): ThemeSettings {
  const own = fromGlobal(theme) ?? themeOfPreset(preset);
  // An address gives numbers where it can: 000000 arrives as 0.
  const hex = String(primary).padStart(6, '0');
  return primary !== '' && /^[0-9a-f]{6}$/i.test(hex) ? { ...own, primary: `#${hex}` } : own;
}
