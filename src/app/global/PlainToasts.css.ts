import { style } from '@vanilla-extract/css';
import { component } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const place = style(
  component({
    position: 'fixed',
    insetInlineEnd: vars.space['4'],
    insetBlockStart: `calc(${vars.size.header} + ${vars.space['4']})`,
    zIndex: vars.layer.toast,
    inlineSize: 'min(22rem, calc(100vw - 2rem))',
    display: 'grid',
    gap: vars.space['2'],
  }),
);
