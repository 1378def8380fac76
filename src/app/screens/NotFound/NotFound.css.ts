import { style } from '@vanilla-extract/css';
import { component } from '@/design-system/styles/index.ts';

export const text = style(component({ margin: 0, textAlign: 'center', textWrap: 'balance' }));

/** In the middle, like the card below. */
export const logo = style(component({ marginInline: 'auto' }));
