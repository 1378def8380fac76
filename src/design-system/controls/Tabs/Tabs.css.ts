import { keyframes, style } from '@vanilla-extract/css';
import { plate } from '../../private/plate/plate.ts';
import { component, focusRingInset, media, stateTransition, touchTarget } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, radius, space } = vars;

const fadeLength = '2rem';
/** Fades at both ends; a fade beyond the row is invisible. */
const fades = `linear-gradient(to right, transparent, currentColor ${fadeLength}, currentColor calc(100% - ${fadeLength}), transparent)`;
const oneBeyond = `calc(100% + ${fadeLength}) 100%`;
const bothBeyond = `calc(100% + 2 * ${fadeLength}) 100%`;
/**
 * Driven by scrolling, not by time: a row that fits has no timeline and so no fade. Animates the mask instead of a custom length: a
 * registered property would make the page recompute its styles with every stylesheet that loads late.
 */
const fadeFrom = (first: 'left' | 'right', last: 'left' | 'right') =>
  keyframes({
    '0%': { maskSize: oneBeyond, maskPosition: last },
    '10%, 90%': { maskSize: '100% 100%', maskPosition: 'center' },
    '100%': { maskSize: oneBeyond, maskPosition: first },
  });

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
    // A name that is cut off looks like a mistake; one that fades shows that there is more.
    '@supports': {
      '(animation-timeline: scroll(self inline))': {
        maskImage: fades,
        maskSize: bothBeyond,
        maskPosition: 'center',
        maskRepeat: 'no-repeat',
        animation: `${fadeFrom('left', 'right')} linear both`,
        animationTimeline: 'scroll(self inline)',
        selectors: { '[dir="rtl"] &': { animationName: fadeFrom('right', 'left') } },
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

/** Reserves the width of the bold name, so that selecting a tab doesn't move its neighbours. */
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
    boxShadow: `inset 0 0 0 1px ${color.fill.accent.edge}`,
    color: color.fill.accent.on,
    fontSize: font.size.label,
    lineHeight: font.line.small,
    fontWeight: font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const panel = style(component({ minInlineSize: 0 }));

/** The space of one tab that is still loading. Tabs shrink until all fit, so that the row never scrolls. */
export const skeletonTab = style(
  component({ display: 'flex', alignItems: 'center', minInlineSize: 0, minBlockSize: '2.25rem', paddingInline: space['3'] }),
);
