import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../tokens/contract.css.ts';
import { inkOf } from '../../tokens/tones.ts';

const { color, motion } = vars;

/** The finished share, 0…1. */
export const done = createVar();
/** Diameter of a ring, in px. */
export const diameter = createVar();

/** Forced colours replace backgrounds by the page's; the part that shows the value must remain visible. */
const visible = { '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } } } as const;

const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });
const turn = keyframes({ to: { transform: 'rotate(270deg)' } });
const blink = keyframes({ '50%': { opacity: 0.35 } });

export const progress = recipe({
  base: component({ display: 'block' }),
  variants: {
    tone: components({
      primary: { color: inkOf.primary },
      positive: { color: inkOf.positive },
      negative: { color: inkOf.negative },
    }),
    form: components({
      bar: {
        inlineSize: '100%',
        blockSize: 4,
        borderRadius: vars.radius.full,
        overflow: 'hidden',
        backgroundColor: color.line.regular,
        '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
      },
      ring: { inlineSize: diameter, blockSize: diameter, flex: 'none' },
    }),
  },
});

export const fill = recipe({
  base: component({ display: 'block', blockSize: '100%', borderRadius: 'inherit', backgroundColor: 'currentColor', ...visible }),
  variants: {
    isKnown: {
      // Scaled instead of widened, which needs no new layout.
      true: component({
        transform: `scaleX(${done})`,
        transformOrigin: 'left',
        selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
        '@media': { [media.motion]: { transition: `transform ${motion.enter} ${motion.easing}` } },
      }),
      false: component({
        inlineSize: '40%',
        animation: `${blink} ${motion.cycle} ${motion.swing} infinite`,
        '@media': { [media.motion]: { animation: `${travel} ${motion.cycle} ${motion.swing} infinite` } },
      }),
    },
  },
});

export const ring = recipe({
  base: component({ fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinecap: 'round', transform: 'rotate(-90deg)' }),
  variants: {
    isKnown: {
      true: {},
      false: component({
        animation: `${blink} ${motion.cycle} ${motion.swing} infinite`,
        '@media': { [media.motion]: { animation: `${turn} ${motion.turn} linear infinite` } },
      }),
    },
  },
});

export const track = style(component({ stroke: color.line.regular, '@media': { [media.forcedColors]: { stroke: 'GrayText' } } }));
