import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

/** Length of a bar as a share of its half, 0…1. */
export const share = createVar();

export const bars = style(component({ display: 'inline-grid', gap: 3, inlineSize: 44, flex: 'none' }));

export const track = style(
  component({
    position: 'relative',
    display: 'block',
    blockSize: 4,
    borderRadius: 2,
    backgroundColor: color.line.regular,
    '@media': { [media.forcedColors]: { outline: '1px solid GrayText' } },
  }),
);

export const bar = recipe({
  base: component({
    position: 'absolute',
    insetBlock: 0,
    minInlineSize: 4,
    borderRadius: 2,
    inlineSize: `calc(50% * ${share})`,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
  }),
  variants: {
    sign: components({
      positive: { insetInlineStart: '50%', backgroundColor: color.positive.ink },
      negative: { insetInlineEnd: '50%', backgroundColor: color.negative.ink },
      // A dot in the middle: nought is an answer, an empty track is none.
      zero: { insetInlineStart: 'calc(50% - 2px)', backgroundColor: color.ink.muted },
    }),
  },
});
