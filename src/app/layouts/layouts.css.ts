import { style } from '@vanilla-extract/css';
import { component } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const guest = style(component({ minBlockSize: '100dvh', outline: 'none' }));

/** Placeholder of a person, a group or a notification: a picture and two lines. */
export const row = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: vars.space['3'],
    paddingBlock: vars.space['2'],
  }),
);
