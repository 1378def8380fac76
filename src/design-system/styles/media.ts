/** Wide enough for three columns and their text, at the browser's text size (`em`: 16 px unless changed). */
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
  /** A phone in landscape, or 400 % zoom: sticky elements would leave no space for reading. */
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

/** Where the header has left the window (`data-header-away` on the root element), what sticks below it moves to the upper edge. */
export const whileHeaderIsAway = ':root[data-header-away] &';

/** Space between the columns of the shell, and of the header above them: off the scale on purpose, the columns are as wide as the drawings ask. */
export const columnGutter = '28px';
