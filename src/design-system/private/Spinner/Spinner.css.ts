import { keyframes, style } from '@vanilla-extract/css';
import { component, media } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const fade = keyframes({ '50%': { opacity: 0.35 } });

/** Sized by the text around it, coloured like it. */
export const spinner = style(
  component({
    display: 'block',
    inlineSize: '1.25em',
    blockSize: '1.25em',
    borderRadius: '50%',
    border: '0.15em solid currentColor',
    borderBlockStartColor: 'transparent',
    animation: `${turn} ${vars.motion.turn} linear infinite`,
    '@media': { [media.reducedMotion]: { animation: `${fade} ${vars.motion.cycle} ${vars.motion.swing} infinite` } },
  }),
);
