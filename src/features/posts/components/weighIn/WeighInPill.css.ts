import { style } from '@vanilla-extract/css';
import { component, stateTransition, touchTarget, visuallyHidden } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  blockSize: '2rem',
  paddingInline: vars.space['3'],
  border: `1px solid ${vars.color.line.regular}`,
  borderRadius: vars.radius.full,
  color: vars.color.ink.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.line.small,
  fontWeight: vars.font.weight.medium,
  whiteSpace: 'nowrap',
} as const;

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

/** On the narrowest screens the averages alone say what the pill is; while there are none, it keeps its words. */
export const label = style(component({ '@media': { '(width < 360px)': { selectors: { '&:not(:last-child)': visuallyHidden } } } }));
