import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { stateTransition } from '../../styles/mixins.ts';
import { vars } from '../../tokens/contract.css.ts';

/** The element's box is the hit area: larger for fingers, without an extra element. */
export const action = style(
  component(stateTransition('background-color', 'color'), {
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
    '@media': {
      // The icon has the same position with and without a count.
      [media.coarsePointer]: {
        minBlockSize: vars.size.target,
        minInlineSize: vars.size.target,
        justifyContent: 'start',
        marginBlock: -2,
      },
      // Forced colours leave no colour for the pressed state, so an edge shows it.
      [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
    },
  }),
);
