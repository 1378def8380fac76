import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components, focusOutline, media, stateTransition } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';
import type { Size } from '../../vocabulary.ts';

const { color, font, radius, space } = vars;

/** Heights in px at 100 % text size; `small` for toolbars, `medium` the rule, `large` for a screen's only field. */
export const controlSizes = ['small', 'medium', 'large'] as const satisfies readonly Size[];
export type ControlSize = (typeof controlSizes)[number];

export const frame = recipe({
  base: component({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minInlineSize: 0,
    gap: space['2'],
    border: `1px solid ${color.line.control}`,
    background: color.surface.field,
    color: color.ink.muted,
    cursor: 'text',
    ...stateTransition('border-color', 'background-color'),
    selectors: {
      // The ring belongs to the frame, and only while the control itself has the focus, not one of its buttons.
      '&:has(:is(input, textarea):focus-visible)': { ...focusOutline, outlineOffset: -1 },
    },
  }),
  variants: {
    size: components({
      small: { minBlockSize: '2.25rem', paddingInline: space['2'], borderRadius: radius.small, fontSize: font.size.small },
      medium: { minBlockSize: '2.75rem', paddingInline: space['3'], borderRadius: radius.control, fontSize: font.size.body },
      large: { minBlockSize: '3rem', paddingInline: space['4'], borderRadius: radius.control, fontSize: font.size.body },
    }),
    isInvalid: {
      true: component({
        borderColor: color.negative.ink,
        boxShadow: `inset 0 0 0 1px ${color.negative.ink}`,
        // With the focus, the ring itself has the colour of the error, so the edge is left out.
        selectors: { '&:has(:is(input, textarea):focus-visible)': { outlineColor: color.negative.ink, boxShadow: 'none' } },
      }),
    },
    isDisabled: { true: component({ background: color.surface.sunken, cursor: 'not-allowed', opacity: 0.6 }) },
  },
});

/** With text under 16 px, phones zoom into the field and stay zoomed. Larger text keeps its size. */
export const fingerSize = 'max(1em, 16px)';

/** The bare text control inside a frame: no look of its own, all of the frame's width. */
export const control = style(
  component({
    flex: 1,
    minInlineSize: 0,
    inlineSize: '100%',
    alignSelf: 'stretch',
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: color.ink.strong,
    font: 'inherit',
    lineHeight: font.line.body,
    // When the focus scrolls the control into view, its label is scrolled into view too.
    scrollMarginBlockStart: '2.5rem',
    // A hint that doesn't fit ends with an ellipsis instead of being cut within a letter.
    textOverflow: 'ellipsis',
    '::placeholder': { color: color.ink.faint, opacity: 1 },
    ':disabled': { cursor: 'not-allowed' },
    '@media': { [media.coarsePointer]: { fontSize: fingerSize } },
    selectors: {
      // Browsers paint a filled-in field in a colour of their own, which no `background` can replace; clipped to the text it isn't seen.
      '&:is(:autofill, :-webkit-autofill)': { backgroundClip: 'text', WebkitTextFillColor: color.ink.strong, caretColor: color.ink.strong },
      // The frame has its own clear button; the browser's would be a second one.
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);

export const adornment = style(
  component({
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    ':empty': { display: 'none' },
    selectors: {
      // A button has its own padding, so it may be nearer to the edge than text.
      '&:last-child:has(> button:last-child)': { marginInlineEnd: `calc(-1 * ${space['2']})` },
      '&:first-child:has(> button:first-child)': { marginInlineStart: `calc(-1 * ${space['2']})` },
    },
  }),
);
