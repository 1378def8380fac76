import { style } from '@vanilla-extract/css';
import { component } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

export const row = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(4rem, 1fr) 5rem', alignItems: 'center', gap: vars.space['4'] }),
);

export const figures = style(component({ textAlign: 'center', fontVariantNumeric: 'tabular-nums' }));
