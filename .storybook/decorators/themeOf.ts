import { themeOfPreset } from '../../src/design-system/theme/presets.ts';
import type { ThemeSettings } from '../../src/design-system/theme/types.ts';
import { fromGlobal } from '../customTheme.ts';
import type { ToolbarGlobals } from '../toolbar.ts';

/** The theme of the toolbar: a custom one, or the preset, whose first colour can be replaced by `primary`. */
export function themeOf({
  preset,
  primary,
  theme = '',
}: Pick<ToolbarGlobals, 'preset' | 'primary'> & Partial<Pick<ToolbarGlobals, 'theme'>>): ThemeSettings {
  const own = fromGlobal(theme) ?? themeOfPreset(preset);
  // Values in the address are converted to numbers where possible: 000000 arrives as 0.
  const hex = String(primary).padStart(6, '0');
  return primary !== '' && /^[0-9a-f]{6}$/i.test(hex) ? { ...own, primary: `#${hex}` } : own;
}
