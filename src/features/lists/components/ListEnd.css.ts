import { style } from '@vanilla-extract/css';
import { component } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

/** It stands where the next page will: the browser keeps posts in place when one comes, not this. */
export const below = style(component({ overflowAnchor: 'none' }));

export const end = style(
  component({ display: 'grid', justifyItems: 'center', gap: vars.space['3'], padding: vars.space['6'], minBlockSize: '5rem' }),
);
