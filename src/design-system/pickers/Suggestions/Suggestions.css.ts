import { style } from '@vanilla-extract/css';
import { component } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

/** As wide as its words, within what a name may reasonably take; where there is less room than rows, it scrolls. */
export const popup = style(
  component({
    inlineSize: 'max-content',
    minInlineSize: 'min(14rem, var(--radix-popover-content-available-width))',
    maxInlineSize: 'min(22rem, var(--radix-popover-content-available-width))',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
  }),
);

/** Never more than half of what it is docked in: what is being written has to stay in sight above it. */
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
