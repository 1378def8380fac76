import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layered.ts';

export const stack = style(component({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));
