import { createVar, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/layered.ts';
import { vars } from '../tokens/contract.css.ts';
import type { Alignment, Distribution } from '../vocabulary.ts';

export const gap = styleVariants(vars.space, (space) => [component({ gap: space })]);

/** The distance of a row from the edges of its box: zero in a box with padding. */
export const rowInset = createVar();

/** Padding on all four sides. */
export const padding = styleVariants(vars.space, (space) => [component({ padding: space, vars: { [rowInset]: '0px' } })]);

const alignItems: Record<Alignment, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  stretch: 'stretch',
  baseline: 'baseline',
};
export const align = styleVariants(alignItems, (value) => [component({ alignItems: value })]);

const justifyContent: Record<Distribution, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
};
export const justify = styleVariants(justifyContent, (value) => [component({ justifyContent: value })]);
