import { style } from '@vanilla-extract/css';
import { plate } from '../../private/plate/index.ts';
import { component, focusRingInset, media, stateTransition, touchTarget } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, radius, space } = vars;

/** Scrolls sideways when the row is too narrow; the bar is hidden, because the selected tab is always brought into view. */
export const list = style(
  component({
    display: 'flex',
    gap: space['1'],
    padding: space['1'],
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollbarWidth: 'none',
    scrollPaddingInline: space['6'],
    borderRadius: radius.nested,
    border: `1px solid ${color.line.subtle}`,
    background: color.surface.card,
    '::-webkit-scrollbar': { display: 'none' },
  }),
);

export const tab = style([
  component(touchTarget),
  component(focusRingInset),
  component(stateTransition('background-color', 'color')),
  component({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space['2'],
    minBlockSize: '2.25rem',
    paddingInline: space['3'],
    border: '1px solid transparent',
    borderRadius: radius.small,
    background: 'none',
    color: color.ink.muted,
    font: 'inherit',
    fontSize: font.size.body,
    lineHeight: font.line.body,
    fontWeight: font.weight.medium,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: plate('&[aria-selected="true"]'),
    '@media': {
      [media.finePointer]: { selectors: { '&:hover:not([aria-selected="true"])': { background: color.state.hover, color: color.ink.strong } } },
      [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight' } } },
      [media.phone]: { flex: '1 0 auto' },
    },
  }),
]);

/** Takes the width of the bold name from the start, so that selecting does not move the neighbours. */
export const name = style(
  component({
    display: 'inline-grid',
    '::after': { content: 'attr(data-name)', blockSize: 0, overflow: 'hidden', visibility: 'hidden', fontWeight: font.weight.bold },
  }),
);

export const count = style(
  component({
    minInlineSize: '1.125rem',
    paddingInline: 6,
    borderRadius: radius.full,
    background: color.fill.accent.base,
    color: color.fill.accent.on,
    fontSize: font.size.label,
    lineHeight: font.line.small,
    fontWeight: font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const panel = style(component({ minInlineSize: 0 }));
