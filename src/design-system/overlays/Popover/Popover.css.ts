import { style } from '@vanilla-extract/css';
import { component } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

/** The sheet cannot scroll itself, or its pointer would be cut off. */
export const body = style(
  component({
    maxInlineSize: 'min(22rem, var(--radix-popover-content-available-width))',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space['4'],
  }),
);
