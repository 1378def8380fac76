import { globalStyle, style } from '@vanilla-extract/css';
import {
  component,
  flow,
  hairline,
  media,
  square,
  stateTransition,
  visuallyHidden,
  whileHeaderIsAway,
} from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, space, radius, font } = vars;

const lowAndNarrow = `${media.short} and ${media.tabletAndDown}`;

/** Width of the floating bar: three items, or the space beside the round button on the narrowest screens. */
const barWidth = `min(3 * 4.75rem + ${space['4']}, 100vw - 2 * ${space['4']} - 56px - ${space['3']})`;

/** On a phone a screen may need the bottom edge for itself (a thread's reply bar). */
const hiddenByBottomBar = { [media.phone]: { selectors: { ':root[data-bottom-bar] &': { display: 'none' } } } } as const;

/** Below the desktop width a floating bar, above it the left rail: the same element, the same links. */
export const navigation = style(
  component({
    display: 'grid',
    gap: space['1'],
    '@media': {
      [media.tabletAndDown]: {
        position: 'fixed',
        insetBlockEnd: `calc(${space['4']} + env(safe-area-inset-bottom))`,
        insetInlineStart: space['4'],
        zIndex: vars.layer.chrome,
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        boxSizing: 'border-box',
        inlineSize: barWidth,
        padding: space['1'],
        backgroundColor: color.canvas,
        backgroundImage: `linear-gradient(${color.surface.chrome}, ${color.surface.chrome})`,
        border: hairline.regular,
        borderRadius: radius.full,
        boxShadow: vars.shadow.floating,
      },
      ...hiddenByBottomBar,
      [media.tablet]: { insetInlineStart: `max(${space['4']}, calc(50% - ${vars.size.column} / 2))` },
      // In the page flow: the bar has a row of its own above the content.
      [lowAndNarrow]: { position: 'static', inlineSize: 'auto', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', margin: space['2'] },
    },
  }),
);

/** Fades the canvas out under the floating bar, so that half-covered lines don't compete with it. */
export const fade = style(
  component({
    display: 'none',
    '@media': {
      [media.tabletAndDown]: {
        display: 'block',
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        // At most a seventh of a low window, so that it doesn't cover the text being read.
        blockSize: 'min(120px, 14dvh)',
        zIndex: vars.layer.chrome,
        pointerEvents: 'none',
        backgroundImage: `linear-gradient(transparent, ${color.canvas})`,
      },
      ...hiddenByBottomBar,
      [media.short]: { display: 'none' },
      [media.forcedColors]: { display: 'none' },
    },
  }),
);

export const item = style(
  component(stateTransition('background-color', 'color'), {
    ...flow.row,
    color: color.ink.muted,
    textDecoration: 'none',
    fontWeight: font.weight.medium,
    selectors: {
      '&:hover': { backgroundColor: color.state.hover },
      '&[aria-current]': { backgroundColor: color.state.selected, color: color.action, fontWeight: font.weight.bold },
    },
    '@media': {
      [media.tabletAndDown]: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: space.half,
        containerType: 'inline-size',
        minInlineSize: 0,
        blockSize: 'min(3rem, 72px)',
        borderRadius: radius.full,
        fontSize: font.size.label,
        lineHeight: 7 / 6,
      },
      [media.desktop]: {
        gap: space['4'],
        minBlockSize: vars.size.target,
        paddingInline: space['4'],
        borderRadius: radius.control,
        fontSize: font.size.body,
      },
      // Forced colours hide tint and weight.
      [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
    },
  }),
);

/** Where the text is so large that a label would be truncated, only the icon is shown; screen readers still read the label. */
export const itemLabel = style(
  component({
    '@container': { '(width < 3.9rem)': visuallyHidden },
    '@media': { [media.desktop]: { selectors: { '[aria-current] > &': { color: color.ink.strong } } } },
  }),
);

export const railOnly = style(component({ display: 'grid', gap: space['1'], '@media': { [media.tabletAndDown]: { display: 'none' } } }));
export const itemCount = style(component({ marginInlineStart: 'auto' }));

export const compose = style(
  component({
    '@media': {
      [media.tabletAndDown]: { display: 'none' },
      [media.desktop]: { marginBlockStart: space['3'] },
      [lowAndNarrow]: { display: 'grid', alignItems: 'center' },
    },
  }),
);

export const composeRound = style(
  component(stateTransition('translate'), {
    display: 'none',
    '@media': {
      [media.tabletAndDown]: {
        position: 'fixed',
        insetInlineEnd: space['4'],
        insetBlockEnd: `calc(${space['4']} + env(safe-area-inset-bottom))`,
        zIndex: vars.layer.chrome,
        ...flow.middle,
        ...square(56),
        border: `1px solid ${color.fill.primary.edge}`,
        borderRadius: radius.full,
        backgroundColor: color.fill.primary.base,
        color: color.fill.primary.on,
        boxShadow: vars.shadow.floating,
        cursor: 'pointer',
        ':hover': { backgroundColor: color.fill.primary.hover },
        // The bar never covers a form, because a person who writes has to finish that first.
        selectors: {
          ':root:has(#main :is(input, textarea):focus) &': { visibility: 'hidden' },
          // Nor does it cover the controls of the post that is being read: it returns with the header.
          [whileHeaderIsAway]: { translate: '0 calc(100% + 2rem)' },
        },
      },
      ...hiddenByBottomBar,
      // The floating bar contains it below this width.
      [media.short]: { display: 'none' },
      [media.tablet]: { insetInlineEnd: `max(${space['4']}, calc(50% - ${vars.size.column} / 2))` },
    },
  }),
);
// The circle doesn't grow with the text, so its icon doesn't either.
globalStyle(`${composeRound} > svg`, component({ maxInlineSize: 32, maxBlockSize: 32 }));
