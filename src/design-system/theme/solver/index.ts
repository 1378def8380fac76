/**
 * The solver. Not part of the first load: it is imported lazily where a theme is edited, applied or missing from the cache,
 * and at build time for the default stylesheet.
 */
export type { Pair, ThemeReport } from './report.ts';
export { solveTheme, type ThemeSolution } from './solve.ts';
export type { SurfaceName } from './surfaces.ts';
export type { ThemeVars } from './vars.ts';
