import { style } from '@vanilla-extract/css';
import { component } from '../styles/index.ts';

/** For text with `dir="ltr"` in every script (numbers, codes): it still stands at the side where the page's lines begin. */
export const leftToRight = style(
  component({ textAlign: 'left', fontVariantNumeric: 'tabular-nums', selectors: { '[dir="rtl"] &': { textAlign: 'right' } } }),
);
