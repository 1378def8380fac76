import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { themeOfPreset } from '@/design-system/theme/presets.ts';
import { solveTheme } from '@/design-system/theme/solver/index.ts';
import type { ThemeSettings } from '@/design-system/theme/types.ts';
import type { ToolbarGlobals } from '../toolbar.ts';
import { toolbarOf } from './toolbarOf.ts';

/** The theme of the toolbar. `primary` replaces the preset's own colour, for themes no preset has. */
export function themeOf({ preset, primary }: Pick<ToolbarGlobals, 'preset' | 'primary'>): ThemeSettings {
  const theme = themeOfPreset(preset);
  return /^[0-9a-f]{6}$/i.test(primary) ? { ...theme, primary: `#${primary}` } : theme;
}

/** Writes a theme to the document. */
export function paintTheme({ preset, scheme, contrast, primary }: Pick<ToolbarGlobals, 'preset' | 'scheme' | 'contrast' | 'primary'>): void {
  const root = document.documentElement;
  const preferences = { moreContrast: contrast === 'more', reducedTransparency: false };
  const { vars } = solveTheme(themeOf({ preset, primary }), scheme, preferences);
  root.dataset['scheme'] = scheme;
  root.style.colorScheme = scheme;
  for (const [name, value] of Object.entries(vars)) root.style.setProperty(name, value);
}

/** The theme belongs to the document, as in the product: portals and the canvas behind the story take part. */
export const withTheme: Decorator = (Story, context) => {
  const { preset, scheme, contrast, primary } = toolbarOf(context);

  useLayoutEffect(() => paintTheme({ preset, scheme, contrast, primary }), [preset, scheme, contrast, primary]);

  return <Story />;
};
