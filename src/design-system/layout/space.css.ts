import { createVar, styleVariants } from '@vanilla-extract/css';
import { component } from '../styles/layered.ts';
import { vars } from '../tokens/contract.css.ts';
import type { Alignment, Distribution } from './space.ts';

export const gap = styleVariants(vars.space, (space) => [component({ gap: space })]);

/** How far a row brings its own distance to the edges: none where its box has one already. */
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
