import { keyframes, style } from '@vanilla-extract/css';
import { component, media } from '../../styles/index.ts';

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
    animation: `${turn} 800ms linear infinite`,
    '@media': { [media.reducedMotion]: { animation: `${fade} 1600ms ease-in-out infinite` } },
  }),
);
