import { style } from '@vanilla-extract/css';
import { component } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const panel = style(component({ display: 'grid', gap: vars.space['3'], inlineSize: 'min(19rem, calc(100vw - 4rem))' }));
export const actions = style(component({ display: 'flex', justifyContent: 'end', gap: vars.space['2'] }));
