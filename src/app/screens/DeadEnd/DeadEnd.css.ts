import { style } from '@vanilla-extract/css';
import { component } from '@/design-system/styles/index.ts';

/** In the middle, like the card below. */
export const logo = style(component({ marginInline: 'auto' }));
