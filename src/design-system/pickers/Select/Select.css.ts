import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components, ellipsis, focusRing, media, stateTransition, touchTarget } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, radius, size, space } = vars;

/** `field` for forms; `quiet` at the end of the row above a list, where its label is hidden; `pill` in a row of properties of something being created. */
export const selectLooks = ['field', 'quiet', 'pill'] as const;
export type SelectLook = (typeof selectLooks)[number];

export const control = recipe({
  base: [
    component(focusRing, {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space['2'],
      maxInlineSize: '100%',
      borderStyle: 'solid',
      borderWidth: 1,
      textAlign: 'start',
      cursor: 'pointer',
    }),
    component(stateTransition('background-color', 'border-color')),
  ],
  variants: {
    look: components({
      field: {
        inlineSize: '100%',
        // A long label is cut instead of widening the form.
        contain: 'inline-size',
        minBlockSize: '2.75rem',
        paddingInline: space['3'],
        borderRadius: radius.control,
        borderColor: color.line.control,
        background: color.surface.field,
        color: color.ink.strong,
        fontSize: font.size.body,
        lineHeight: font.line.body,
      },
      // As high as the small buttons beside it.
      quiet: {
        ...touchTarget,
        justifySelf: 'start',
        minBlockSize: '2rem',
        paddingInline: space['3'],
        borderRadius: radius.small,
        borderColor: 'transparent',
        background: color.state.press,
        color: color.ink.strong,
        fontSize: font.size.small,
        lineHeight: font.line.small,
        fontWeight: font.weight.medium,
      },
      pill: {
        minBlockSize: '2.25rem',
        paddingInline: space['3'],
        borderRadius: radius.full,
        borderColor: color.line.regular,
        background: 'transparent',
        color: color.ink.strong,
        fontSize: font.size.small,
        lineHeight: font.line.small,
        fontWeight: font.weight.medium,
        '@media': { [media.coarsePointer]: { minBlockSize: size.target } },
      },
    }),
    isEmpty: { true: component({ color: color.ink.muted }) },
    isInvalid: {
      true: component({
        borderColor: color.negative.ink,
        boxShadow: `inset 0 0 0 1px ${color.negative.ink}`,
        // With the focus, the ring itself has the colour of the error, so the edge is left out.
        selectors: { '&:focus-visible': { outlineColor: color.negative.ink, outlineOffset: -1, boxShadow: 'none' } },
      }),
    },
    isDisabled: { true: component({ opacity: 0.6, cursor: 'not-allowed' }) },
  },
});

export const value = style(component(ellipsis));

/** At least as wide as the control, at most nine and a half options high, so that a cut-off row says there are more. */
export const popup = style(
  component({
    minInlineSize: 'max(var(--radix-popover-trigger-width), 11rem)',
    maxInlineSize: 'var(--radix-popover-content-available-width)',
    maxBlockSize: 'min(24rem, var(--radix-popover-content-available-height))',
  }),
);
