import { style } from '@vanilla-extract/css';
import { component } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

/** Covers the whole page: nothing else can be done with the account. */
export const notice = style(
  component({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.modal,
    display: 'grid',
    placeContent: 'center',
    background: vars.color.canvas,
  }),
);
