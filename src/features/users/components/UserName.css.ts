import { style } from '@vanilla-extract/css';
import { component, ellipsis, flow, minus } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const line = style(component({ ...flow.row, gap: vars.space['1'], minInlineSize: 0 }));

export const name = style(
  component(ellipsis, {
    color: vars.color.ink.strong,
    fontWeight: vars.font.weight.bold,
    textDecoration: 'none',
    // 24 px high, the minimum target size, without moving the line.
    paddingBlock: vars.space.half,
    marginBlock: minus('half'),
    '@media': { '(hover: hover)': { ':hover': { textDecoration: 'underline' } } },
  }),
);
