import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components, focusOutline, stateTransition } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, radius, space } = vars;

/** The number of characters of the code. */
export const length = createVar();

const gap = space['2'];
const box = '3.625rem';
/** From the start of one box to the start of the next; `100cqi` is the width of all of them. */
const pitch = `((100cqi + ${gap}) / ${length})`;

export const root = style(
  component({
    containerType: 'inline-size',
    position: 'relative',
    inlineSize: '100%',
    maxInlineSize: `calc(${length} * (${box} + ${gap}) - ${gap})`,
    blockSize: box,
    overflow: 'clip',
    // Space for the focus ring of the outer boxes.
    overflowClipMargin: 4,
  }),
);

export const boxes = style(component({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap, blockSize: '100%' }));

export const boxFace = recipe({
  base: component({
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.control,
    background: color.surface.field,
    ...stateTransition('border-color'),
  }),
  variants: {
    isInvalid: components({ true: { borderColor: color.negative.ink, boxShadow: `inset 0 0 0 1px ${color.negative.ink}` } }),
    isDisabled: components({ true: { background: color.surface.sunken, opacity: 0.6 } }),
    isActive: components({
      true: {
        selectors: { [`${root}:focus-within &`]: { ...focusOutline, outlineOffset: -1 } },
        // WebKit clips the outer boxes, so their ring is drawn inside.
        '@supports': {
          'not (overflow-clip-margin: 4px)': { selectors: { [`${root}:focus-within &`]: { outlineOffset: -2 } } },
        },
      },
    }),
  },
  // With the focus, the ring itself has the colour of the error, so the edge is left out.
  compoundVariants: [
    {
      variants: { isInvalid: true, isActive: true },
      style: component({ selectors: { [`${root}:focus-within &`]: { outlineColor: color.negative.ink, boxShadow: 'none' } } }),
    },
  ],
});

/**
 * One real input over all boxes. Its letter spacing puts each digit into the middle of its box, so caret, selection,
 * paste, undo and the code offered by the phone are the browser's own. It is one pitch wider than the boxes: the caret
 * after the last digit would otherwise scroll the others away.
 */
export const input = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: `calc(${pitch} * (${length} + 1))`,
    paddingBlock: 0,
    paddingInline: `calc((${pitch} - ${gap} - 1ch) / 2) 0`,
    border: 0,
    outline: 'none',
    background: 'none',
    color: color.ink.strong,
    caretColor: color.focus,
    font: 'inherit',
    fontSize: '1.5rem',
    fontWeight: font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: `calc(${pitch} - 1ch)`,
    ':disabled': { color: color.ink.faint, cursor: 'not-allowed' },
  }),
);
