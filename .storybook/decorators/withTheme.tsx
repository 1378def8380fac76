import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { solveTheme } from '@/design-system/theme/solver/index.ts';
import type { ToolbarGlobals } from '../toolbar.ts';
import { themeOf } from './themeOf.ts';
import { toolbarOf } from './toolbarOf.ts';

type Look = Pick<ToolbarGlobals, 'preset' | 'scheme' | 'contrast' | 'primary'> & Partial<Pick<ToolbarGlobals, 'theme' | 'transparency'>>;

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
