import { style } from '@vanilla-extract/css';
import { component, hairline, pillShape, stateTransition, touchTarget, visuallyHidden } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const look = { ...pillShape, border: hairline.regular, color: vars.color.ink.muted, fontWeight: vars.font.weight.medium } as const;

export const readOnly = style(component(look));

export const pill = style(
  component(look, touchTarget, stateTransition('background-color', 'color'), {
    backgroundColor: 'transparent',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.color.state.hover, color: vars.color.ink.strong },
      '&[aria-expanded=true]': { backgroundColor: vars.color.state.press, color: vars.color.ink.strong },
    },
  }),
);

export const weighed = style(component({ borderColor: vars.color.line.control, color: vars.color.ink.strong }));

/** On the narrowest screens the averages replace the label; without averages the label stays. */
export const label = style(component({ '@media': { '(width < 360px)': { selectors: { '&:not(:last-child)': visuallyHidden } } } }));
