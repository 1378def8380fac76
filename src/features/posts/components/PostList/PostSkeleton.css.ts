import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const stack = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'], '@media': { [media.phone]: { gap: 0 } } }),
);

/** Where the icons of the actions begin. */
export const actions = style(component({ paddingInlineStart: vars.space['2'] }));
