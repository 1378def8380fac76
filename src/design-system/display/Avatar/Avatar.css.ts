import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { touchTarget } from '../../styles/mixins.ts';
import { vars } from '../../tokens/contract.css.ts';
import { haloGeometry } from '../Halo/geometry.ts';
import { burstDuration, burstFade } from './useBurst.ts';

/** Diameter, in px. */
export const size = createVar();

const pulse = keyframes({ '30%': { transform: 'scale(1.1)' }, '60%': { transform: 'scale(0.97)' }, '80%': { transform: 'scale(1.04)' } });
const pop = keyframes({ from: { transform: 'scale(0.2)' }, '70%': { transform: 'scale(1.15)' } });
const fade = keyframes({ to: { opacity: 0 } });

export const avatar = recipe({
  base: component({
    position: 'relative',
    display: 'inline-block',
    flex: 'none',
    inlineSize: size,
    blockSize: size,
    verticalAlign: 'middle',
  }),
  variants: {
    isSmallLink: { true: component(touchTarget) },
    shape: components({ round: { borderRadius: '50%' }, square: { borderRadius: '28%' } }),
    isPulsing: {
      true: component({
        '@media': { [media.motion]: { animation: `${pulse} ${burstDuration}ms ${vars.motion.easing}` } },
      }),
    },
  },
});

/** The picture and its fallback have the same box, so that nothing moves when one replaces the other. */
export const picture = recipe({
  base: component({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: '100%',
    borderRadius: 'inherit',
    overflow: 'clip',
    objectFit: 'cover',
    backgroundColor: vars.color.surface.sunken,
    color: vars.color.ink.muted,
  }),
  variants: {
    shape: components({
      // An outline inside the box: a pale portrait keeps its edge on a pale card.
      round: { outline: `1px solid ${vars.color.line.subtle}`, outlineOffset: -1 },
      square: {},
    }),
  },
});

/** Length of a halo, in percent of the circle. */
export const arc = createVar();
const ink = createVar();
const { reach, stroke } = haloGeometry(44);

/**
 * The halo of a small picture: an arc from twelve o'clock over its track, painted behind the picture, which keeps its size
 * inside. The gap between them has the page's own colour.
 */
export const ringed = recipe({
  base: component({
    inlineSize: `calc(100% + ${2 * reach}px)`,
    blockSize: `calc(100% + ${2 * reach}px)`,
    maxInlineSize: 'none',
    margin: -reach,
    padding: reach,
    outline: 'none',
    backgroundColor: 'transparent',
    backgroundImage: [
      `radial-gradient(closest-side, ${vars.color.canvas} calc(100% - ${stroke + 0.5}px), transparent calc(100% - ${stroke - 0.5}px))`,
      `conic-gradient(${ink} ${arc}, ${vars.color.line.regular} ${arc})`,
    ].join(', '),
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundImage: [
          `radial-gradient(closest-side, Canvas calc(100% - ${stroke + 0.5}px), transparent calc(100% - ${stroke - 0.5}px))`,
          `conic-gradient(CanvasText ${arc}, GrayText ${arc})`,
        ].join(', '),
      },
    },
  }),
  variants: {
    step: components({
      one: { vars: { [ink]: vars.color.step.one } },
      two: { vars: { [ink]: vars.color.step.two } },
      three: { vars: { [ink]: vars.color.step.three } },
      four: { vars: { [ink]: vars.color.step.four } },
      five: { vars: { [ink]: vars.color.step.five } },
    }),
  },
});

/** A drawn fallback fills its box; the edge crops the shoulders. */
export const glyph = style(component({ inlineSize: '100%', blockSize: '100%', opacity: 0.7 }));

export const badge = style(
  component({
    position: 'absolute',
    zIndex: 1,
    insetInlineEnd: `calc(${size} * -0.1)`,
    insetBlockEnd: `calc(${size} * -0.08)`,
    display: 'grid',
    placeItems: 'center',
    inlineSize: `clamp(14px, calc(${size} * 0.45), 28px)`,
    blockSize: `clamp(14px, calc(${size} * 0.45), 28px)`,
    borderRadius: '50%',
    backgroundColor: vars.color.surface.floating,
    color: vars.color.link,
    boxShadow: `0 0 0 1px ${vars.color.line.regular}`,
  }),
);

const mini = `clamp(14px, calc(${size} * 0.5), 36px)`;

export const visitor = style(
  component({
    position: 'absolute',
    zIndex: 1,
    insetInlineEnd: `calc(${size} * -0.16)`,
    insetBlockStart: `calc(${size} * -0.16)`,
    inlineSize: mini,
    blockSize: mini,
    borderRadius: '50%',
    boxShadow: `0 0 0 2px ${vars.color.surface.floating}`,
    pointerEvents: 'none',
    animation: `${fade} ${burstFade}ms linear ${burstDuration}ms forwards`,
    '@media': {
      [media.motion]: {
        animation: `${pop} ${vars.motion.enter} ${vars.motion.easing}, ${fade} ${burstFade}ms linear ${burstDuration}ms forwards`,
      },
    },
  }),
);
