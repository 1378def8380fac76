import { createVar, keyframes, style } from '@vanilla-extract/css';
import { plate } from '../../private/plate/index.ts';
import { component, focusRingInset, media, stateTransition, touchTarget } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, radius, space } = vars;

/** How far the tabs fade at either end of the row; nothing where they end. */
const startFade = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const endFade = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const fadeLength = '2rem';
/** Runs with the scrolling, not with time: a row that fits has no timeline and so no fade. */
const fade = keyframes({
  '0%': { vars: { [startFade]: '0px', [endFade]: fadeLength } },
  '10%, 90%': { vars: { [startFade]: fadeLength, [endFade]: fadeLength } },
  '100%': { vars: { [startFade]: fadeLength, [endFade]: '0px' } },
});
const fadeTo = (end: 'left' | 'right') =>
  `linear-gradient(to ${end}, transparent, currentColor ${startFade}, currentColor calc(100% - ${endFade}), transparent)`;

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
    // A name that is cut off looks like a mistake; one that fades looks like more.
    '@supports': {
      '(animation-timeline: scroll(self inline))': {
        maskImage: fadeTo('right'),
        animation: `${fade} linear both`,
        animationTimeline: 'scroll(self inline)',
        selectors: { '[dir="rtl"] &': { maskImage: fadeTo('left') } },
      },
    },
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
      [media.finePointer]: {
        selectors: { '&:hover:not([aria-selected="true"])': { background: color.state.hover, color: color.ink.strong } },
      },
      [media.forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -3 } } },
      [media.phone]: { flex: '1 0 auto', paddingInline: space['2'] },
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
