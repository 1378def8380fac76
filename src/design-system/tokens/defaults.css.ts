import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../styles/layers.css.ts';
import { solveTheme } from '../theme/solver/index.ts';
import { defaultTheme, type Scheme } from '../theme/types.ts';

/**
 * The default theme, solved while the stylesheet is built: a first visit is painted without any script, and the numbers cannot grow stale.
 * A person's own theme is set on the root element and overrides this layer.
 */
const look = (scheme: Scheme) => ({ vars: solveTheme(defaultTheme, scheme).vars, colorScheme: scheme });

globalStyle(':root, [data-scheme="light"]', { '@layer': { [layers.theme]: look('light') } });
globalStyle('[data-scheme="dark"]', { '@layer': { [layers.theme]: look('dark') } });
globalStyle(':root:not([data-scheme])', {
  '@layer': { [layers.theme]: { '@media': { '(prefers-color-scheme: dark)': look('dark') } } },
});

/** Colour of the browser's own bars under the default theme. Only these strings reach the bundle, not the solver. */
export const defaultBars = {
  light: solveTheme(defaultTheme, 'light').report.themeColor,
  dark: solveTheme(defaultTheme, 'dark').report.themeColor,
};
