import { style } from '@vanilla-extract/css';
import { component } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

/** As wide as its longest row, up to a limit for names; it scrolls when its rows don't fit. */
export const popup = style(
  component({
    inlineSize: 'max-content',
    minInlineSize: 'min(14rem, var(--radix-popover-content-available-width))',
    maxInlineSize: 'min(22rem, var(--radix-popover-content-available-width))',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
  }),
);

/** At most half of its container, so that the text being written stays visible above it. */
export const dock = style(
  component({
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: '50%',
    borderBlockStart: `1px solid ${vars.color.line.regular}`,
    background: vars.color.surface.floating,
  }),
);
