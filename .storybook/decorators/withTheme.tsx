import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { themeOfPreset } from '@/design-system/theme/presets.ts';
import { solveTheme } from '@/design-system/theme/solver/index.ts';
import type { ThemeSettings } from '@/design-system/theme/types.ts';
import { fromGlobal } from '../customTheme.ts';
import type { ToolbarGlobals } from '../toolbar.ts';
import { toolbarOf } from './toolbarOf.ts';

type Look = Pick<ToolbarGlobals, 'preset' | 'scheme' | 'contrast' | 'primary'> & Partial<Pick<ToolbarGlobals, 'theme' | 'transparency'>>;

/** The theme of the toolbar: one of one's own, or the preset, whose first colour `primary` replaces for themes no preset has. */
export function themeOf({ preset, primary, theme = '' }: Pick<Look, 'preset' | 'primary' | 'theme'>): ThemeSettings {
  const own = fromGlobal(theme) ?? themeOfPreset(preset);
  // An address gives numbers where it can: 000000 arrives as 0.
  const hex = String(primary).padStart(6, '0');
  return primary !== '' && /^[0-9a-f]{6}$/i.test(hex) ? { ...own, primary: `#${hex}` } : own;
}

/** Writes a theme to the document. */
export function paintTheme({ scheme, contrast, transparency, ...theme }: Look): void {
  const root = document.documentElement;
  const preferences = { moreContrast: contrast === 'more', reducedTransparency: transparency === 'reduced' };
  const { vars } = solveTheme(themeOf(theme), scheme, preferences);
  root.dataset['scheme'] = scheme;
  root.style.colorScheme = scheme;
  for (const [name, value] of Object.entries(vars)) root.style.setProperty(name, value);
}

/** The theme belongs to the document, as in the product: portals and the canvas behind the story take part. */
export const withTheme: Decorator = (Story, context) => {
  const { preset, scheme, contrast, transparency, primary, theme } = toolbarOf(context);

  useLayoutEffect(
    () => paintTheme({ preset, scheme, contrast, transparency, primary, theme }),
    [preset, scheme, contrast, transparency, primary, theme],
  );

  return <Story />;
};
