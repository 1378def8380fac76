import { keyframes, style } from '@vanilla-extract/css';
import { bandHeight, barHeight, component, media, whileHeaderIsAway } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { layer, motion, size, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** Takes no space in the layout, so that the posts being read don't move. */
export const position = style(
  component({
    position: 'sticky',
    // A line below the tabs; at the top of the list it lies in the gap before the first post.
    insetBlockStart: `calc(${size.header} + var(${bandHeight}, 0px) + ${barHeight} - ${space['1']})`,
    selectors: { [whileHeaderIsAway]: { insetBlockStart: `calc(var(${bandHeight}, 0px) + ${barHeight} - ${space['1']})` } },
    marginBlock: `calc(-1 * ${space['4']}) ${space['4']}`,
    zIndex: `calc(${layer.chrome} - 1)`,
    display: 'flex',
    justifyContent: 'center',
    blockSize: 0,
    pointerEvents: 'none',
    animation: `${appear} ${motion.enter} ${motion.easing}`,
    '@media': {
      [media.motion]: {
        animation: `${drop} ${motion.enter} ${motion.easing}`,
        selectors: { '&[data-state="closed"]': { animation: `${fadeOut} ${motion.state} ${motion.easing} forwards` } },
      },
      [media.short]: { insetBlockStart: space['2'] },
    },
  }),
);

export const faces = style(component({ display: 'inline-flex', gap: space['1'] }));
