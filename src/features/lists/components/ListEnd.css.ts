import { style } from '@vanilla-extract/css';
import { component } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const end = style(
  component({ display: 'grid', justifyItems: 'center', gap: vars.space['3'], padding: vars.space['6'], minBlockSize: '5rem' }),
);
