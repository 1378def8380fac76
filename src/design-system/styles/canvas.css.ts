import { globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { layers } from './layers.css.ts';
import { media } from './media.ts';

/** Fades out along a curve, because the end of a linear fade is visible as a line, above all on dark pages. */
const light = (shape: string, tint: string) => {
  const stops = [
    [100, 0],
    [86, 14],
    [60, 30],
    [31, 47],
    [11, 60],
    [3, 68],
    [0, 76],
  ] as const;
  const colors = stops.map(([share, at]) => `color-mix(in srgb, ${tint} ${share}%, transparent) ${at}%`);
  return `radial-gradient(${shape}, ${colors.join(', ')})`;
};

/**
 * In ms; longer than a frame takes. Visibility has no values in between, so the lights are visible from the second frame on, however long
 * this is.
 */
const dark = 50;

/**
 * Hides the lights in the first frame, because without a graphics card a whole screen of gradients delays it: on a desktop by a quarter of
 * its time. A style does this, so that the lights appear without scripts too.
 */
const unlit = keyframes({ from: { visibility: 'hidden' } });

/**
 * The three lights of the canvas. They are painted once into a fixed layer of their own behind the page: a fixed
 * background on the scrolling element would be repainted with every frame.
 */
globalStyle('body::before', {
  '@layer': {
    [layers.reset]: {
      content: '""',
      position: 'fixed',
      insetInline: 0,
      insetBlockStart: 0,
      zIndex: -1,
      // The large viewport height, so that the lights don't move when a phone's address bar collapses.
      blockSize: '100lvh',
      pointerEvents: 'none',
      contain: 'strict',
      animation: `${unlit} ${dark}ms linear`,
      backgroundImage: [
        light('60rem 44rem at 8% -10%', vars.color.tint.primary),
        light('52rem 40rem at 100% 12%', vars.color.tint.secondary),
        light('60rem 46rem at 60% 115%', vars.color.tint.accent),
      ].join(', '),
      '@media': { [media.forcedColors]: { display: 'none' } },
    },
  },
});
