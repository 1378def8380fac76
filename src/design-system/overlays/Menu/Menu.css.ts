import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { belowWindow, component, components, layers, media, movedDown } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';
import { inkOf } from '../../tokens/tones.ts';

const { color, font, motion, radius, shadow, space } = vars;

const fadeIn = keyframes({ from: { opacity: 0 } });
const grow = keyframes({ from: { opacity: 0, transform: 'scale(0.96)' } });
/** The spread shadow is the backdrop of a sheet: Radix allows no element of its own behind a menu. It fades while the sheet slides. */
const backdrop = (veil: string) => `${shadow.floating}, 0 0 0 200vmax ${veil}`;
const withoutBackdrop = { boxShadow: backdrop('transparent') };
const slideUp = keyframes({ from: { ...movedDown, ...withoutBackdrop } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const slideDown = keyframes({ to: { ...belowWindow, ...withoutBackdrop } });

const enter = (name: string) => `${name} ${motion.enter} ${motion.easing}`;
const leave = (name: string) => `${name} ${motion.state} ${motion.easing} forwards`;
/** Closed without an action. */
const isLeaving = '&[data-state="closed"]:not([data-acting])';

/**
 * No closing animation after an action: the action runs once the menu is closed and the focus is back on its button, so that a
 * dialog it opens can return the focus there, and it must not be delayed.
 */
export const surface = style(
  component({
    minInlineSize: 'max(220px, var(--radix-dropdown-menu-trigger-width))',
    maxInlineSize: 'min(360px, calc(100vw - 16px))',
    maxBlockSize: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
    padding: '6px',
    border: `1px solid ${color.line.regular}`,
    borderRadius: radius.nested,
    background: color.surface.floating,
    boxShadow: shadow.floating,
    color: color.ink.strong,
    outline: 'none',
    transformOrigin: 'var(--radix-dropdown-menu-content-transform-origin)',
    animation: enter(grow),
    '@media': {
      [media.reducedMotion]: { animation: enter(fadeIn) },
      [media.motion]: { selectors: { [isLeaving]: { animation: leave(fadeOut) } } },
    },
  }),
);

/** On phones the menu comes from the lower edge, over the whole width. */
export const sheet = style(
  component({
    '@media': {
      [media.phone]: {
        maxInlineSize: 'none',
        maxBlockSize: '80dvh',
        padding: space['2'],
        paddingBlockEnd: `calc(${space['5']} + env(safe-area-inset-bottom))`,
        borderWidth: '1px 0 0',
        borderRadius: `${radius.card} ${radius.card} 0 0`,
        boxShadow: backdrop(color.surface.veil),
        animation: enter(slideUp),
      },
      [`${media.phone} and ${media.reducedMotion}`]: { animation: enter(fadeIn) },
      [`${media.phone} and ${media.motion}`]: { selectors: { [isLeaving]: { animation: leave(slideDown) } } },
    },
  }),
);

// The positioner sets inline styles on an element of Radix; a sheet has another position, so they are overridden.
globalStyle(`[data-radix-popper-content-wrapper]:has(> ${sheet})`, {
  '@layer': {
    [layers.components]: {
      '@media': { [media.phone]: { inset: 'auto 0 0 !important', transform: 'none !important', minInlineSize: '100% !important' } },
    },
  },
});

export const item = recipe({
  base: component({
    display: 'flex',
    alignItems: 'center',
    gap: space['3'],
    minBlockSize: '2.5rem',
    paddingInline: '10px',
    borderRadius: 9,
    outline: 'none',
    fontSize: font.size.body,
    lineHeight: font.line.body,
    fontWeight: font.weight.medium,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': { background: color.state.hover, boxShadow: `inset 0 0 0 2px ${color.focus}` },
      '&[data-highlighted]:active': { background: color.state.press },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
      [`${sheet} &`]: { '@media': { [media.phone]: { minBlockSize: '3.25rem', paddingInline: 14, borderRadius: radius.control } } },
    },
    '@media': {
      [media.coarsePointer]: { minBlockSize: vars.size.target },
      // With a mouse the focus ring would distract; the highlight follows the pointer anyway.
      [media.finePointer]: { selectors: { '&[data-highlighted]:hover': { boxShadow: 'none' } } },
    },
  }),
  variants: {
    tone: components({ neutral: { color: inkOf.strong }, negative: { color: inkOf.negative } }),
  },
});

export const itemIcon = recipe({
  base: component({ flex: 'none', display: 'inline-grid' }),
  variants: { tone: components({ neutral: { color: inkOf.muted }, negative: { color: inkOf.negative } }) },
});

export const label = style(
  component({
    padding: '6px 10px',
    color: color.ink.muted,
    fontSize: font.size.label,
    lineHeight: font.line.label,
    fontWeight: font.weight.medium,
  }),
);

export const separator = style(component({ blockSize: 1, marginBlock: '6px', marginInline: '10px', background: color.line.subtle }));

export const choice = style(component({ display: 'grid', gap: space['1'], paddingBlockEnd: space['1'] }));
