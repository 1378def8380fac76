/**
 * Media conditions, for `'@media': { [media.phone]: { … } }`. Widths are CSS px of the viewport:
 * phone < 560, tablet 560–1080, desktop > 1080.
 */
export const media = {
  phone: '(width < 560px)',
  tablet: '(560px <= width <= 1080px)',
  desktop: '(width > 1080px)',
  tabletAndUp: '(width >= 560px)',
  tabletAndDown: '(width <= 1080px)',
  /** A phone on its side, or 400 % zoom: nothing may stay in place there, or nothing is left to read in. */
  short: '(height < 480px)',
  notShort: '(height >= 480px)',
  coarsePointer: '(pointer: coarse)',
  finePointer: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Custom property of the page: how much of it a band below the header takes from what sticks there. */
export const bandHeight = '--band-height';

/** Space between the columns of the shell, and of the header above them: off the scale on purpose, the columns are as wide as the drawings ask. */
export const columnGutter = '28px';
