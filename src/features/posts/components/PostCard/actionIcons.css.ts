import { style } from '@vanilla-extract/css';
import { component, square } from '@/design-system/styles/index.ts';

export const icon = style(
  component({
    ...square('1.125rem'),
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.8,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
