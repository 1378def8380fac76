import { keyframes, style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { texts as names } from '@/design-system/styles/classes.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const layer = style(
  component({
    position: 'fixed',
    zIndex: vars.layer.menu,
    inlineSize: '20rem',
    maxInlineSize: 'calc(100vw - 1rem)',
    '@media': { [media.motion]: { animation: `${appear} ${vars.motion.state} ${vars.motion.easing} both` } },
  }),
);
