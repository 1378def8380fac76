import { style } from '@vanilla-extract/css';
import { component } from '@/design-system/styles/index.ts';

/** The widget's own height in px; its width follows the box. */
export const box = style(component({ minBlockSize: 65 }));
