import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

/** Length of a bar as a share of its half, 0…1. */
export const share = createVar();
const fill = createVar();
const from = createVar();
const to = createVar();
const length = `max(4px, 50% * ${share})`;
const paint = (direction: 'right' | 'left') =>
  `linear-gradient(to ${direction}, transparent ${from}, ${fill} ${from} ${to}, transparent ${to})`;

export const bars = style(component({ display: 'inline-grid', gap: 3, inlineSize: 44, flex: 'none' }));

/** The bar is painted into its track: one element for both. */
export const track = recipe({
  base: component({
    display: 'block',
    blockSize: 4,
    borderRadius: 2,
    backgroundColor: color.line.regular,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'Canvas', outline: '1px solid GrayText' } },
  }),
  variants: {
    sign: components({
      positive: { vars: { [fill]: color.positive.mark, [from]: '50%', [to]: `calc(50% + ${length})` } },
      negative: { vars: { [fill]: color.negative.mark, [from]: `calc(50% - ${length})`, [to]: '50%' } },
      // A dot in the middle shows zero, which differs from no value (an empty track).
      zero: { vars: { [fill]: color.ink.muted, [from]: 'calc(50% - 2px)', [to]: 'calc(50% + 2px)' } },
    }),
    isFilled: {
      true: component({
        backgroundImage: paint('right'),
        selectors: { '[dir="rtl"] &': { backgroundImage: paint('left') } },
        '@media': { [media.forcedColors]: { vars: { [fill]: 'CanvasText' } } },
      }),
    },
  },
});
