import { style } from '@vanilla-extract/css';
import { component, ellipsis, flow, minus } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const line = style(component({ ...flow.row, gap: vars.space['1'], minInlineSize: 0 }));

export const name = style(
  component(ellipsis, {
    color: vars.color.ink.strong,
    fontWeight: vars.font.weight.bold,
    textDecoration: 'none',
    // 24 px high without moving the line, which is the least that can be hit with certainty.
    paddingBlock: vars.space.half,
    marginBlock: minus('half'),
    '@media': { '(hover: hover)': { ':hover': { textDecoration: 'underline' } } },
  }),
);
