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
  coarsePointer: '(pointer: coarse)',
  finePointer: '(hover: hover) and (pointer: fine)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
} as const;
