import { style } from '@vanilla-extract/css';
import { component } from '../styles/layered.ts';

export const grid = style(component({ display: 'grid', minInlineSize: 0 }));
export const stack = style(component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
export const inline = style(component({ display: 'flex', minInlineSize: 0 }));
export const wrap = style(component({ flexWrap: 'wrap' }));

/** Grows into the remaining space, and lets long text inside shrink and be cut. */
export const fill = style(component({ flex: '1 1 0', minInlineSize: 0 }));
