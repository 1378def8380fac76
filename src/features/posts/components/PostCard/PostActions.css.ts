import { style } from '@vanilla-extract/css';
import { component, stateTransition, touchTarget } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const action = style(
  component(touchTarget, stateTransition('background-color', 'color'), {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space['2'],
    blockSize: '2.25rem',
    minInlineSize: '2.25rem',
    justifyContent: 'center',
    paddingInline: vars.space['2'],
    border: 0,
    borderRadius: vars.radius.small,
    backgroundColor: 'transparent',
    color: vars.color.ink.muted,
    font: 'inherit',
    fontSize: vars.font.size.small,
    fontWeight: vars.font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { backgroundColor: vars.color.state.hover, color: vars.color.ink.strong },
      '&[aria-pressed=true]': { color: vars.color.positive.ink },
      '&[aria-disabled=true]': { cursor: 'not-allowed', opacity: 0.55 },
    },
  }),
);
