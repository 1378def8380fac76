import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

export const skipLink = style(
  component({
    position: 'fixed',
    insetBlockStart: `calc(${vars.space['2']} + env(safe-area-inset-top))`,
    insetInlineStart: vars.space['3'],
    zIndex: vars.layer.toast,
    paddingBlock: vars.space['3'],
    paddingInline: vars.space['4'],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface.floating,
    color: vars.color.link,
    boxShadow: vars.shadow.floating,
    fontWeight: vars.font.weight.bold,
    // Moved away rather than hidden: a hidden link could not be reached by Tab.
    selectors: { '&:not(:focus)': { transform: 'translateY(-300%)' } },
  }),
);
