import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { step } = vars.color;

export const halo = recipe({
  base: component({
    position: 'absolute',
    maxInlineSize: 'none',
    pointerEvents: 'none',
    fill: 'none',
    overflow: 'visible',
    strokeLinecap: 'round',
    // An SVG circle starts at three o'clock.
    transform: 'rotate(-90deg)',
    forcedColorAdjust: 'none',
  }),
  variants: {
    step: components({
      one: { stroke: step.one },
      two: { stroke: step.two },
      three: { stroke: step.three },
      four: { stroke: step.four },
      five: { stroke: step.five },
    }),
  },
});

export const track = style(component({ stroke: vars.color.line.regular, '@media': { [media.forcedColors]: { stroke: 'GrayText' } } }));

/** The gap has the page's own flat colour, against which the arc reaches its contrast. */
export const between = style(component({ stroke: vars.color.canvas, '@media': { [media.forcedColors]: { stroke: 'Canvas' } } }));

export const arc = style(component({ '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } }));
