/** Three columns have room: for their places, and for their words at the text size that is set in the browser (`em`: 16 px unless changed). */
const hasColumns = '(width > 1080px) and (width > 60em)';
const hasOneColumn = '((width <= 1080px) or (width <= 60em))';

/**
 * Media conditions, for `'@media': { [media.phone]: { … } }`. Widths are CSS px of the viewport:
 * phone < 560, tablet 560–1080, desktop > 1080; with text larger than 18 px a desktop begins later, at 60 times its size.
 */
export const media = {
  phone: '(width < 560px)',
  tablet: `(width >= 560px) and ${hasOneColumn}`,
  desktop: hasColumns,
  tabletAndUp: '(width >= 560px)',
  tabletAndDown: hasOneColumn,
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
