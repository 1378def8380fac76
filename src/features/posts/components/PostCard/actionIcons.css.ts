import { style } from '@vanilla-extract/css';
import { component } from '@/design-system/styles/index.ts';

export const icon = style(
  component({
    inlineSize: '1.125rem',
    blockSize: '1.125rem',
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.8,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
