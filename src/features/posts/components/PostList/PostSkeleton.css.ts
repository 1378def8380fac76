import { style } from '@vanilla-extract/css';
import { component, flow, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const stack = style(component({ ...flow.column, gap: vars.space['3'], '@media': { [media.phone]: { gap: 0 } } }));

/** Aligns the skeleton with the icons of the actions. */
export const actions = style(component({ paddingInlineStart: vars.space['2'] }));
