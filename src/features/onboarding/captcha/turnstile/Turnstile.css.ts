import { component } from '@/design-system/styles/index.ts';
import { style } from '@vanilla-extract/css';

/** The widget's own height in px; its width follows the box. */
export const box = style(component({ minBlockSize: 65 }));
