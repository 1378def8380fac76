import { keyframes, type StyleRule, style } from '@vanilla-extract/css';
import { component, media } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, motion, radius, shadow, space } = vars;

const appear = keyframes({ from: { opacity: 0 } });
const vanish = keyframes({ to: { opacity: 0 } });
const unfold = keyframes({ from: { opacity: 0, transform: 'scale(0.97)' } });

const animation = (name: string, duration: string): StyleRule => ({ animation: `${name} ${duration} ${motion.easing} both` });

/** Always fades; grows out of its anchor only without reduced motion. */
export const entrance = style(
  component({
    selectors: {
      '&[data-state="open"], &[data-state="delayed-open"], &[data-state="instant-open"]': animation(appear, motion.state),
      '&[data-state="closed"]': animation(vanish, motion.state),
    },
    '@media': {
      [media.motion]: {
        selectors: {
          '&[data-state="open"]': { ...animation(unfold, motion.enter), transformOrigin: 'var(--radix-popover-content-transform-origin)' },
        },
      },
    },
  }),
);

/** The opaque sheet of popovers, lists and pickers. */
export const sheet = style([
  entrance,
  component({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    boxSizing: 'border-box',
    maxInlineSize: 'var(--radix-popover-content-available-width, 100vw)',
    maxBlockSize: 'var(--radix-popover-content-available-height, 100dvh)',
    border: `1px solid ${color.line.regular}`,
    borderRadius: radius.nested,
    background: color.surface.floating,
    boxShadow: shadow.floating,
    color: color.ink.strong,
    outline: 'none',
  }),
]);

/** The pointer: filled like the sheet, with the sheet's hairline on its two outer edges. */
export const pointer = style(
  component({
    display: 'block',
    fill: color.surface.floating,
    stroke: color.line.regular,
    transform: 'translateY(-1px)',
    overflow: 'visible',
  }),
);

/** The content of a popover. The sheet itself can't scroll, or its pointer would be cut off. */
export const popoverBody = style(
  component({
    maxInlineSize: 'min(22rem, var(--radix-popover-content-available-width))',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space['4'],
  }),
);
