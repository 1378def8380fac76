import { vars } from '../tokens/contract.css.ts';
import type { LayeredRule } from './layered.ts';
import { bandHeight, media, whileHeaderIsAway } from './media.ts';
import { allAround } from './snippets.ts';

/** The ring itself. `base.css.ts` draws it on every `:focus-visible`; use it where another element shows the focus. */
export const focusOutline = { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 } as const;

/** The ring on the element's own focus, for the few that reset their outline. */
export const focusRing = { ':focus-visible': focusOutline } as const satisfies LayeredRule;

/** The ring inside the element's edge, for elements whose outside is clipped (list rows, tiles). */
export const focusRingInset = { ':focus-visible': { ...focusOutline, outlineOffset: -2 } } as const satisfies LayeredRule;

/**
 * One line, cut with an ellipsis. Needs a bounded width; `minInlineSize` lets it shrink inside a flex row.
 * Clipped rather than hidden: what is hidden can be scrolled, and a feed full of scrollable boxes is slow to paint.
 */
export const ellipsis = {
  minInlineSize: 0,
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const satisfies LayeredRule;

/** The name of a row that can be pressed anywhere. The row is `position: relative`, and so is what lies above the link. */
export const rowLink = {
  ...ellipsis,
  color: vars.color.ink.strong,
  fontWeight: vars.font.weight.bold,
  textDecoration: 'none',
  '::after': allAround,
  ':hover': { textDecoration: 'underline' },
} as const satisfies LayeredRule;

/** At most `lines` lines, cut with an ellipsis. */
export const lineClamp = (lines: number | string) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'clip',
    overflowWrap: 'anywhere',
  }) as const satisfies LayeredRule;

const barPadding = vars.space['2'];

/** How high a `stickyBar` is around a row of tabs: the row, its frame, and the bar's own padding. */
export const barHeight = `calc(2.25rem + 2 * ${vars.space['1']} + 2px + 2 * ${barPadding})`;

const opaque = {
  content: '""',
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  backgroundColor: vars.color.canvas,
  backgroundImage: `linear-gradient(${vars.color.surface.chrome}, ${vars.color.surface.chrome})`,
  borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
} as const;

const stuck = {
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + var(${bandHeight}, 0px))`,
  zIndex: `calc(${vars.layer.chrome} - 1)`,
  selectors: { [whileHeaderIsAway]: { insetBlockStart: `var(${bandHeight}, 0px)` } },
} as const;

/**
 * A row of tabs that stays below the header while its list scrolls. It has a background only while content is beneath it; in a
 * browser that can't detect this, the background is permanent on phones, and elsewhere the row scrolls away. Not in low windows.
 */
export const stickyBar = {
  paddingBlock: barPadding,
  '@media': {
    [media.tabletAndUp]: { marginBlock: `calc(-1 * ${barPadding})` },
    [`${media.phone} and ${media.notShort}`]: { ...stuck, '::before': opaque },
  },
  '@supports': {
    '(container-type: scroll-state)': {
      '@media': { [media.notShort]: { ...stuck, containerType: 'scroll-state', '::before': { ...opaque, opacity: 0 } } },
    },
  },
  '@container': { 'scroll-state(stuck: top)': { '::before': { opacity: 1 } } },
} as const satisfies LayeredRule;

/** The heading of a screen with what stands beside it: at the same place on all of them, in line with the text of the cards. */
export const pageHead = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['2'],
  '@media': { [media.phone]: { paddingInline: vars.space['4'], paddingBlock: vars.space['3'] } },
} as const satisfies LayeredRule;

/** Off the screen, still read by screen readers. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies LayeredRule;

const hitArea = (size: string) =>
  ({
    content: '""',
    position: 'absolute',
    // Physical sides on purpose: the translation does not turn around in right-to-left either.
    top: '50%',
    left: '50%',
    width: `max(100%, ${size})`,
    height: `max(100%, ${size})`,
    transform: 'translate(-50%, -50%)',
  }) as const;

/**
 * Enlarges the hit area, not the visible element: 24×24 CSS px, 44×44 on coarse pointers. Uses `::after` and positions the
 * element, so the element may not clip its overflow.
 */
export const touchTarget = {
  position: 'relative',
  '::after': hitArea('24px'),
  '@media': { [media.coarsePointer]: { '::after': hitArea(vars.size.target) } },
} as const satisfies LayeredRule;

/** A transition of interactive states (hover, press, selection); none with reduced motion. */
export const stateTransition = (...properties: string[]) =>
  ({
    '@media': {
      [media.motion]: {
        transitionProperty: properties.join(', '),
        transitionDuration: vars.motion.state,
        transitionTimingFunction: vars.motion.easing,
      },
    },
  }) as const satisfies LayeredRule;

/**
 * Where a sheet at the lower edge comes from. Not from below the window: the first frames after the press would be
 * without it, and a press has been answered when what it opened can be read.
 */
export const movedDown = { transform: 'translateY(3rem)' };
/** The position that the sheet leaves to. It is opaque all the way. */
export const belowWindow = { transform: 'translateY(100%)' };
