import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { ellipsis, focusOutline, stateTransition, touchTarget } from '../../styles/mixins.ts';
import { vars } from '../../tokens/contract.css.ts';
import { fillOf, inkOf, tintOf } from '../../tokens/tones.ts';

const { color, font } = vars;
const ink = createVar();
const tint = createVar();
const fill = createVar();
const onFill = createVar();
const fillEdge = createVar();
/** 0 for chips that are text alone: their text starts where the text above them starts. */
const inset = createVar();

const tone = (text: string, quiet: string, solid: { base: string; on: string; edge: string }) => ({
  vars: { [ink]: text, [tint]: quiet, [fill]: solid.base, [onFill]: solid.on, [fillEdge]: solid.edge },
});

export const chip = recipe({
  base: component({
    vars: { [inset]: '1' },
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    maxInlineSize: '100%',
    minInlineSize: 0,
    borderRadius: vars.radius.full,
    border: '1px solid transparent',
    color: ink,
    fontWeight: font.weight.medium,
    whiteSpace: 'nowrap',
  }),
  variants: {
    tone: components({
      neutral: tone(inkOf.muted, color.surface.sunken, fillOf.neutral),
      primary: tone(color.action, tintOf.primary, fillOf.primary),
      positive: tone(inkOf.positive, tintOf.positive, fillOf.positive),
      negative: tone(inkOf.negative, tintOf.negative, fillOf.negative),
    }),
    variant: components({
      text: { vars: { [inset]: '0' }, borderWidth: 0, paddingBlock: 1 },
      bordered: { borderColor: color.line.regular },
      tinted: { backgroundColor: tint },
      filled: { backgroundColor: fill, borderColor: fillEdge, color: onFill },
    }),
    size: components({
      small: { paddingInline: `calc(8px * ${inset})`, fontSize: font.size.label, lineHeight: '1.25rem' },
      medium: { paddingInline: `calc(11px * ${inset})`, fontSize: font.size.small, lineHeight: '1.625rem' },
    }),
  },
});

export const text = style(component(ellipsis));

/** The link covers the whole chip, so that its edge can be pressed too; the remove button lies above it. */
export const link = style(
  component(ellipsis, {
    outline: 'none',
    '::before': { content: '""', position: 'absolute', inset: -1, borderRadius: vars.radius.full },
    '@media': { [media.coarsePointer]: { '::before': { insetBlock: -9 } } },
  }),
);

export const linked = style(
  component(stateTransition('background-color'), {
    position: 'relative',
    selectors: { '&:has(a:focus-visible)': focusOutline },
    '@media': { [media.finePointer]: { ':hover': { backgroundColor: color.state.hover } } },
  }),
);

export const remove = style(
  component(touchTarget, {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.25rem',
    blockSize: '1.25rem',
    marginInlineEnd: -5,
    borderRadius: '50%',
    color: 'inherit',
    '@media': { [media.finePointer]: { ':hover': { backgroundColor: color.state.press } } },
  }),
);
