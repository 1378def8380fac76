import { style } from '@vanilla-extract/css';
import { component } from '@/design-system/styles/index.ts';

export const text = style(component({ margin: 0, textAlign: 'center', textWrap: 'balance' }));
