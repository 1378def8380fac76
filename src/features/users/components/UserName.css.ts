import { style } from '@vanilla-extract/css';
import { component, ellipsis } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const line = style(component({ display: 'flex', alignItems: 'center', gap: vars.space['1'], minInlineSize: 0 }));

export const name = style(
  component(ellipsis, {
    color: vars.color.ink.strong,
    fontWeight: vars.font.weight.bold,
    textDecoration: 'none',
    '@media': { '(hover: hover)': { ':hover': { textDecoration: 'underline' } } },
  }),
);
