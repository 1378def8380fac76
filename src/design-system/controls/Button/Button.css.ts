import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components, layers, media, stateTransition, touchTarget, visuallyHidden } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';
import { fillOf, inkOf, tintOf } from '../../tokens/tones.ts';
import type { Size, Tone, Variant } from '../../vocabulary.ts';

export const buttonVariants = ['filled', 'tinted', 'bordered', 'text'] as const satisfies readonly Variant[];
export const buttonTones = ['primary', 'accent', 'neutral', 'negative'] as const satisfies readonly Tone[];
/** 32, 40 and 48 px high at 100 % text size; the area that can be hit is never under 44 px on coarse pointers. */
export const buttonSizes = ['small', 'medium', 'large'] as const satisfies readonly Size[];

export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonTone = (typeof buttonTones)[number];
export type ButtonSize = (typeof buttonSizes)[number];

const { color, font, radius, space } = vars;

// The tone assigns these variables, the variant uses them.
const fill = createVar();
const fillHover = createVar();
const onFill = createVar();
const fillEdge = createVar();
const ink = createVar();
const tint = createVar();
const edge = createVar();

const tone = (
  filled: { base: string; hover: string; on: string; edge: string },
  text: string,
  quiet: string,
  line: string = color.line.control,
) => ({
  vars: {
    [fill]: filled.base,
    [fillHover]: filled.hover,
    [onFill]: filled.on,
    [fillEdge]: filled.edge,
    [ink]: text,
    [tint]: quiet,
    [edge]: line,
  },
});

const overlay = (state: string) => ({ backgroundImage: `linear-gradient(${state}, ${state})` });
/** A line marks the pressed state, so that it doesn't depend on colour alone. */
const pressedRing = 'inset 0 0 0 2px currentColor';
/** On a tint the label is readable with the lighter overlay only (`stacksOn` in the solver), so the line shows the state too. */
const pressedOnTint = { ...overlay(color.state.hover), boxShadow: pressedRing };

const chosen = { forcedColorAdjust: 'none', backgroundColor: 'Highlight', borderColor: 'Highlight', color: 'HighlightText' } as const;

/** Everything but the padding, which differs between a name and a lone icon. */
export const surface = recipe({
  base: [
    component(touchTarget),
    component(stateTransition('background-color', 'box-shadow', 'opacity')),
    component({
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flex: 'none',
      maxInlineSize: '100%',
      gap: space['2'],
      margin: 0,
      // Invisible here, but the only edge there is in forced colours.
      border: '1px solid transparent',
      backgroundClip: 'border-box',
      backgroundOrigin: 'border-box',
      fontFamily: 'inherit',
      fontWeight: font.weight.bold,
      textAlign: 'center',
      textDecoration: 'none',
      cursor: 'pointer',
      userSelect: 'none',
      selectors: {
        '&[aria-disabled="true"]': { cursor: 'not-allowed' },
        '&[aria-disabled="true"]:not([aria-busy="true"])': { opacity: 0.5 },
        '&[aria-busy="true"]': { cursor: 'progress' },
        '&[aria-pressed="true"]': { borderColor: 'transparent', boxShadow: pressedRing },
      },
      // Neither tints nor shadows are seen there.
      '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': chosen } } },
    }),
  ],
  variants: {
    tone: components({
      primary: tone(fillOf.primary, color.action, tintOf.primary),
      // The ink of this tone isn't readable as text, so text has the page's own ink.
      accent: tone(fillOf.accent, inkOf.strong, tintOf.accent),
      neutral: tone(fillOf.neutral, inkOf.strong, color.state.press),
      negative: tone(fillOf.negative, inkOf.negative, tintOf.negative, inkOf.negative),
    }),
    variant: components({
      filled: {
        backgroundColor: fill,
        borderColor: fillEdge,
        color: onFill,
        // With a tint over the fill, the contrast of the label would be too low.
        selectors: { '&:active:not([aria-disabled="true"])': { backgroundColor: fillHover, boxShadow: pressedRing } },
        '@media': { [media.finePointer]: { selectors: { '&:hover:not([aria-disabled="true"])': { backgroundColor: fillHover } } } },
      },
      tinted: {
        backgroundColor: tint,
        color: ink,
        selectors: { '&:active:not([aria-disabled="true"])': pressedOnTint },
        '@media': { [media.finePointer]: { selectors: { '&:hover:not([aria-disabled="true"], :active)': overlay(color.state.hover) } } },
      },
      bordered: {
        backgroundColor: 'transparent',
        borderColor: edge,
        color: ink,
        selectors: {
          '&:active:not([aria-disabled="true"])': overlay(color.state.press),
          '&[aria-pressed="true"]': { backgroundColor: tint, borderColor: 'transparent' },
          '&[aria-pressed="true"]:active:not([aria-disabled="true"])': pressedOnTint,
        },
        '@media': { [media.finePointer]: { selectors: { '&:hover:not([aria-disabled="true"], :active)': overlay(color.state.hover) } } },
      },
      text: {
        backgroundColor: 'transparent',
        color: ink,
        selectors: {
          '&:active:not([aria-disabled="true"])': overlay(color.state.press),
          '&[aria-pressed="true"]': { backgroundColor: tint },
          '&[aria-pressed="true"]:active:not([aria-disabled="true"])': pressedOnTint,
        },
        '@media': { [media.finePointer]: { selectors: { '&:hover:not([aria-disabled="true"], :active)': overlay(color.state.hover) } } },
      },
    }),
    size: components({
      small: { minBlockSize: '2rem', borderRadius: radius.small, fontSize: font.size.small, lineHeight: font.line.small },
      medium: { minBlockSize: '2.5rem', borderRadius: radius.control, fontSize: font.size.body, lineHeight: font.line.body },
      large: { minBlockSize: '3rem', borderRadius: radius.nested, fontSize: font.size.body, lineHeight: font.line.body },
    }),
    isWide: { true: component({ inlineSize: '100%' }) },
  },
});

export const padding = recipe({
  variants: {
    size: components({
      small: { paddingInline: space['3'], paddingBlock: '0.25rem' },
      medium: { paddingInline: '1.0625rem', paddingBlock: '0.375rem' },
      large: { paddingInline: space['6'], paddingBlock: '0.5rem' },
    }),
    isText: { true: component({ paddingInline: space['3'] }) },
  },
});

/** Name and loader share one cell, so that the width stays the name's. */
export const stack = style(component({ display: 'inline-grid', placeItems: 'center', minInlineSize: 0 }));

export const content = recipe({
  base: component({
    gridArea: '1 / 1',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space['2'],
    minInlineSize: 0,
  }),
  variants: {
    // Not `visibility: hidden`: the name has to remain the button's accessible name.
    isHidden: { true: component({ opacity: 0 }) },
  },
});

export const loader = style(component({ gridArea: '1 / 1' }));

/** Icons follow the text size: 20 px, and 16 px in a small button. */
export const icon = style(component({ flex: 'none', display: 'inline-grid', placeItems: 'center' }));

globalStyle(`${icon} > svg`, { '@layer': { [layers.components]: { inlineSize: '1.25rem', blockSize: '1.25rem' } } });
globalStyle(`${surface.classNames.variants.size.small} ${icon} > svg`, {
  '@layer': { [layers.components]: { inlineSize: '1rem', blockSize: '1rem' } },
});

/** Long names wrap rather than push the button out of its container. */
export const name = style(component({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const status = style(component(visuallyHidden));

/** An icon alone: square, or a circle when `isRound`. Last in the file, because it overrides the padding of `surface`. */
export const iconOnly = recipe({
  variants: {
    size: components({
      small: { inlineSize: '2rem', padding: 0 },
      medium: { inlineSize: '2.5rem', padding: 0 },
      large: { inlineSize: '3rem', padding: 0 },
    }),
    isRound: components({ true: { borderRadius: vars.radius.full } }),
  },
});
