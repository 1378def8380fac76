import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { stateTransition } from '../../styles/mixins.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Its box is what can be hit: larger for fingers, without an element of its own for that. */
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
      // With a count or without, the icon stands at the same place.
      [media.coarsePointer]: {
        minBlockSize: vars.size.target,
        minInlineSize: vars.size.target,
        justifyContent: 'start',
        marginBlock: -2,
      },
      // There pressed is told by an edge, because no colour is left to tell it by.
      [media.forcedColors]: { selectors: { '&[aria-pressed=true]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
    },
  }),
);
