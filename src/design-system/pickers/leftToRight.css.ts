import { style } from '@vanilla-extract/css';
import { component } from '../styles/index.ts';

/** For text with `dir="ltr"` in every script (numbers, codes), still aligned with the start of the page's lines. */
export const leftToRight = style(
  component({ textAlign: 'left', fontVariantNumeric: 'tabular-nums', selectors: { '[dir="rtl"] &': { textAlign: 'right' } } }),
);
