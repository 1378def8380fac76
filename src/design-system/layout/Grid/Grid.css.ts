import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layered.ts';

export const grid = style(component({ display: 'grid', minInlineSize: 0 }));
