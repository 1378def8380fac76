import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components, layers, media, stateTransition, touchTarget, visuallyHidden } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

export const buttonVariants = ['filled', 'tinted', 'bordered', 'text'] as const;
export const buttonTones = ['primary', 'accent', 'neutral', 'negative'] as const;
/** 32, 40 and 48 px high at 100 % text size; the area that can be hit is never under 44 px on coarse pointers. */
export const buttonSizes = ['small', 'medium', 'large'] as const;

export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonTone = (typeof buttonTones)[number];
export type ButtonSize = (typeof buttonSizes)[number];

const { color, font, radius, space } = vars;

// Tone assigns these, variant consumes them.
const fill = createVar();
const fillHover = createVar();
const onFill = createVar();
const ink = createVar();
const tint = createVar();
const edge = createVar();

const overlay = (state: string) => ({ backgroundImage: `linear-gradient(${state}, ${state})` });
/** What is pressed is told by a line of its own, not by colour alone. */
const pressedRing = 'inset 0 0 0 2px currentColor';

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
        '&:active:not([aria-disabled="true"])': overlay(color.state.press),
      },
      // Neither tints nor shadows are seen there.
      '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': chosen } } },
    }),
  ],
  variants: {
    tone: components({
      primary: {
        vars: {
          [fill]: color.fill.primary.base,
          [fillHover]: color.fill.primary.hover,
          [onFill]: color.fill.primary.on,
          [ink]: color.link,
          [tint]: color.state.selected,
          [edge]: color.line.control,
        },
      },
      accent: {
        vars: {
          [fill]: color.fill.accent.base,
          [fillHover]: color.fill.accent.hover,
          [onFill]: color.fill.accent.on,
          [ink]: color.ink.strong,
          [tint]: `color-mix(in oklch, ${color.fill.accent.base} 18%, transparent)`,
          [edge]: color.line.control,
        },
      },
      neutral: {
        vars: {
          [fill]: color.surface.inverse,
          [fillHover]: color.surface.inverse,
          [onFill]: color.ink.inverse,
          [ink]: color.ink.strong,
          [tint]: color.state.press,
          [edge]: color.line.control,
        },
      },
      negative: {
        vars: {
          [fill]: color.fill.negative.base,
          [fillHover]: color.fill.negative.hover,
          [onFill]: color.fill.negative.on,
          [ink]: color.negative.ink,
          [tint]: color.negative.tint,
          [edge]: color.negative.ink,
        },
      },
    }),
    variant: components({
      filled: {
        backgroundColor: fill,
        color: onFill,
        '@media': { [media.finePointer]: { selectors: { '&:hover:not([aria-disabled="true"])': { backgroundColor: fillHover } } } },
      },
      tinted: {
        backgroundColor: tint,
        color: ink,
        '@media': { [media.finePointer]: { selectors: { '&:hover:not([aria-disabled="true"], :active)': overlay(color.state.hover) } } },
      },
      bordered: {
        backgroundColor: 'transparent',
        borderColor: edge,
        color: ink,
        selectors: { '&[aria-pressed="true"]': { backgroundColor: tint, borderColor: 'transparent' } },
        '@media': { [media.finePointer]: { selectors: { '&:hover:not([aria-disabled="true"], :active)': overlay(color.state.hover) } } },
      },
      text: {
        backgroundColor: 'transparent',
        color: ink,
        selectors: { '&[aria-pressed="true"]': { backgroundColor: tint } },
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
