import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components, focusOutline, media, stateTransition } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, radius, space } = vars;

/** Position of the indicator, in percent from the start of the track. */
export const position = createVar();
/** The number of levels. */
export const count = createVar();
/** Position of the level at which the bar begins, in percent. */
export const origin = createVar();

export const root = style(component({ position: 'relative', display: 'grid', gap: space['1'], minInlineSize: 0 }));

export const hint = style(component({ fontSize: font.size.small, lineHeight: font.line.small, color: color.ink.muted }));
export const head = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space['2'],
    fontSize: font.size.small,
    lineHeight: font.line.small,
    fontWeight: font.weight.medium,
    color: color.ink.strong,
  }),
);

const signs = { negative: color.negative.ink, zero: color.ink.muted, positive: color.positive.ink };

export const reading = recipe({
  base: component({ fontVariantNumeric: 'tabular-nums', fontWeight: font.weight.bold }),
  variants: {
    sign: components({ negative: { color: signs.negative }, zero: { color: signs.zero }, positive: { color: signs.positive } }),
  },
});

/** The native range handles pointer, touch, keys and right-to-left; only its look is replaced, by the elements beneath it. */
export const track = style(component({ position: 'relative', blockSize: vars.size.target }));

/** A fixed level must remain readable, so it turns grey instead of pale. */
const fixed = `${track}:has(:disabled) &`;

/** In per cent of the track, which costs no container: three of those in a layer were a layout more each time it opens. */
const thumb = { inlineSize: `calc(100% / ${count})`, blockSize: vars.size.target } as const;

/** A thumb as wide as a level's part of the track has its centre where the level is drawn: of five at 10, 30, 50, 70 and 90 percent. */
export const range = style(
  component({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
    '::-webkit-slider-thumb': { ...thumb, appearance: 'none' },
    '::-moz-range-thumb': { ...thumb, border: 0 },
    ':disabled': { cursor: 'not-allowed' },
  }),
);

const middle = { position: 'absolute', insetBlockStart: '50%' } as const;

export const rail = style(
  component({
    ...middle,
    insetInline: `calc(50% / ${count})`,
    blockSize: 4,
    marginBlockStart: -2,
    borderRadius: radius.full,
    background: color.line.regular,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);

export const tick = style(
  component({
    ...middle,
    inlineSize: 8,
    blockSize: 8,
    marginBlockStart: -4,
    marginInlineStart: -4,
    insetInlineStart: position,
    borderRadius: radius.full,
    background: color.surface.floating,
    border: `2px solid ${color.line.control}`,
  }),
);

/** It differs from the rail by its thickness too, not by colour alone. */
const forcedColors = {
  [media.forcedColors]: {
    blockSize: 8,
    marginBlockStart: -4,
    background: 'Highlight',
    selectors: { [fixed]: { background: 'CanvasText' } },
  },
} as const;

export const bar = recipe({
  base: component({
    ...middle,
    blockSize: 4,
    marginBlockStart: -2,
    borderRadius: radius.full,
    selectors: { [fixed]: { background: color.line.control } },
  }),
  variants: {
    sign: components({
      negative: {
        insetInlineStart: position,
        insetInlineEnd: `calc(100% - ${origin})`,
        background: signs.negative,
        '@media': forcedColors,
      },
      zero: { display: 'none' },
      positive: {
        insetInlineStart: origin,
        insetInlineEnd: `calc(100% - ${position})`,
        background: signs.positive,
        '@media': forcedColors,
      },
    }),
  },
});

export const indicator = recipe({
  base: component({
    ...middle,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    blockSize: 28,
    marginBlockStart: -14,
    marginInlineStart: -14,
    insetInlineStart: position,
    borderRadius: radius.full,
    border: '2px solid currentColor',
    background: color.surface.floating,
    fontSize: font.size.label,
    fontWeight: font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    ...stateTransition('color'),
    selectors: { [`${track}:has(:focus-visible) &`]: focusOutline, [fixed]: { color: color.ink.muted } },
  }),
  variants: {
    sign: components({ negative: { color: signs.negative }, zero: { color: color.ink.muted }, positive: { color: signs.positive } }),
  },
});
