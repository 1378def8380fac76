import { style } from '@vanilla-extract/css';
import { component } from '@/design-system/styles/index.ts';

export const guest = style(component({ minBlockSize: '100dvh', outline: 'none' }));
