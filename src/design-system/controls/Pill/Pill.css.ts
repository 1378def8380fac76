import { recipe } from '@vanilla-extract/recipes';
import { component, components, media, pillShape, stateTransition } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';
import type { Variant } from '../../vocabulary.ts';

const { color, font, shadow } = vars;

/** `filled` attracts attention once; `bordered` is a quiet item in a row of actions. */
export const pillVariants = ['filled', 'bordered'] as const satisfies readonly Variant[];
export type PillVariant = (typeof pillVariants)[number];

export const pill = recipe({
  base: component(stateTransition('background-color', 'color'), {
    position: 'relative',
    flex: 'none',
    ...pillShape,
    maxInlineSize: '100%',
    border: '1px solid transparent',
    fontFamily: 'inherit',
    fontWeight: font.weight.bold,
    cursor: 'pointer',
    // The minimum height for a finger. It grows upwards only, since links may follow below.
    '@media': { [media.coarsePointer]: { '::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-11px -1px' } } },
  }),
  variants: {
    variant: components({
      filled: {
        borderColor: color.fill.primary.edge,
        backgroundColor: color.fill.primary.base,
        color: color.fill.primary.on,
        selectors: { '&:hover': { backgroundColor: color.fill.primary.hover } },
      },
      bordered: {
        borderColor: color.line.regular,
        backgroundColor: 'transparent',
        color: color.ink.muted,
        selectors: {
          '&:hover': { backgroundColor: color.state.hover, color: color.ink.strong },
          '&[aria-expanded=true], &[aria-pressed=true]': { borderColor: color.line.control, color: color.ink.strong },
        },
      },
    }),
    isFloating: { true: component({ boxShadow: shadow.floating, pointerEvents: 'auto' }) },
  },
});
