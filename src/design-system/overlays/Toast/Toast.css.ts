import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components, media } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';
import { fillOf } from '../../tokens/tones.ts';

const { color, font, motion, radius, shadow, space } = vars;

/** The lifetime of the toast, as a CSS time. */
export const life = createVar();

const fadeIn = keyframes({ from: { opacity: 0 } });
const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const lift = keyframes({ to: { opacity: 0, transform: 'translateY(-8px)' } });
const shrink = keyframes({ to: { transform: 'scaleX(0)' } });

const enter = (name: string) => `${name} ${motion.enter} ${motion.easing}`;
const leave = (name: string) => `${name} ${motion.state} ${motion.easing} forwards`;

/**
 * The number of toasts that are visible at once; older ones remain and appear when there is space. Where there is no rail beside the column,
 * only one is shown, so that it covers the header and no tabs, field or band below it.
 */
const shownToasts = 4;

/** Radix appends the newest toast; the reversed order shows it on top, and the keys move from top to bottom. */
export const viewport = style(
  component({
    position: 'fixed',
    zIndex: vars.layer.toast,
    insetBlockStart: `calc(${space['1']} + env(safe-area-inset-top))`,
    insetInlineEnd: space['4'],
    inlineSize: 340,
    maxInlineSize: `calc(100vw - 2 * ${space['4']})`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: space['3'],
    outline: 'none',
    '@media': {
      [media.phone]: {
        insetInline: space['1'],
        inlineSize: 'auto',
        maxInlineSize: 'none',
      },
    },
    // Above what the application fixes there, when the focused element is at the upper end.
    selectors: {
      '&[data-below]': { insetBlock: `auto calc(${vars.size.footer} + env(safe-area-inset-bottom))` },
    },
  }),
);

export const toast = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: space['3'],
    paddingBlock: space['2'],
    paddingInline: space['3'],
    overflow: 'hidden',
    border: `1px solid ${color.line.regular}`,
    borderRadius: radius.nested,
    background: color.surface.floating,
    boxShadow: shadow.floating,
    color: color.ink.strong,
    selectors: {
      [`&:nth-last-child(n + ${shownToasts + 1})`]: { display: 'none' },
      '&[data-state="open"]': { animation: enter(drop) },
      '&[data-state="closed"]': { animation: leave(lift) },
      '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
      '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${motion.state} ${motion.easing}` },
    },
    '@media': {
      [media.tabletAndDown]: { selectors: { '&:nth-last-child(n + 2)': { display: 'none' } } },
      [media.reducedMotion]: {
        selectors: { '&[data-state="open"]': { animation: enter(fadeIn) }, '&[data-state="closed"]': { animation: leave(fadeOut) } },
      },
    },
  }),
);

const tone = ({ base, on, edge }: typeof color.fill.primary) => ({
  background: base,
  boxShadow: `inset 0 0 0 1px ${edge}`,
  color: on,
});
const tones = {
  positive: tone(fillOf.positive),
  negative: tone(fillOf.negative),
  primary: tone(fillOf.primary),
};

export const sign = recipe({
  base: component({ display: 'grid', placeItems: 'center', inlineSize: 24, blockSize: 24, borderRadius: radius.full }),
  variants: { tone: components(tones) },
});

export const texts = style(component({ display: 'grid', paddingBlock: 2, overflowWrap: 'anywhere' }));

export const title = style(component({ fontSize: font.size.body, lineHeight: font.line.body, fontWeight: font.weight.bold }));

export const description = style(component({ color: color.ink.muted, fontSize: font.size.small, lineHeight: font.line.small }));

export const buttons = style(component({ display: 'flex', alignItems: 'center', marginBlock: -4, marginInlineEnd: -4 }));

/** Shrinks with the remaining time. It is decorative, so it is left out with reduced motion. */
export const lifeLine = recipe({
  base: component({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: 2,
    transformOrigin: 'left',
    animation: `${shrink} ${life} linear forwards`,
    selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
    '@media': { [media.reducedMotion]: { display: 'none' } },
  }),
  variants: {
    tone: components({
      positive: { background: tones.positive.background },
      negative: { background: tones.negative.background },
      primary: { background: tones.primary.background },
    }),
    isPaused: components({ true: { animationPlayState: 'paused' } }),
  },
});
