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

/** One line: a fact that doesn't fit is left out as a whole instead of ending as "To…". */
export const facts = style(component({ display: 'block', maxBlockSize: '1lh', overflow: 'clip', whiteSpace: 'normal' }));
export const fact = style(component(ellipsis, { display: 'inline-block', maxInlineSize: '100%', verticalAlign: 'top' }));

/** A person in a list of people, also as a placeholder. */
export const row = style(
  component({
    ...flow.entry,
    gap: vars.space['3'],
    minBlockSize: '3.5rem',
  }),
);
export const end = style(component({ ...flow.row, gap: vars.space['2'] }));
