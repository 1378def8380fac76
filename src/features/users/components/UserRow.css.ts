import { style } from '@vanilla-extract/css';
import { component, flow } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const row = style(
  component({
    ...flow.entry,
    gap: vars.space['3'],
    minBlockSize: '3.5rem',
  }),
);
export const end = style(component({ ...flow.row, gap: vars.space['2'] }));
