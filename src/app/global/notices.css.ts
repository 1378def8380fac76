import { style } from '@vanilla-extract/css';
import { component } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

/** Above the page, in the corner of the toasts. */
export const toasts = style(
  component({
    position: 'fixed',
    insetInlineEnd: vars.space['4'],
    insetBlockStart: vars.space['1'],
    zIndex: vars.layer.toast,
    inlineSize: 'min(22rem, calc(100vw - 2rem))',
    display: 'grid',
    gap: vars.space['2'],
    // A modal layer takes the pointer from the body; the messages over it must still close.
    pointerEvents: 'auto',
  }),
);

/** Covers the whole page, because a person without an account can do nothing else. */
export const accountGone = style(
  component({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.modal,
    display: 'grid',
    placeContent: 'center',
    background: vars.color.canvas,
  }),
);
