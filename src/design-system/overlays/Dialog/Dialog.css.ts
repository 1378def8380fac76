import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { belowWindow, component, components, ellipsis, media, movedDown } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';
import { onBlack } from '../../tokens/tones.ts';
import type { DocumentedSize } from '../../vocabulary.ts';

const { color, font, motion, radius, shadow, space } = vars;

/** 400, 600, 800 and 1140 px, never more than 95 % of the page's width. */
export const dialogSizes = ['sm', 'md', 'lg', 'xl'] as const satisfies readonly DocumentedSize[];
export type DialogSize = (typeof dialogSizes)[number];

/** On phones: the whole screen, a sheet from the lower edge, or floating as everywhere. */
export const dialogPhoneLayouts = ['screen', 'sheet', 'floating'] as const;
export type DialogPhoneLayout = (typeof dialogPhoneLayouts)[number];

/** Width in px for a dialog that fits none of the sizes. */
export const ownWidth = createVar();

/** The height of the window that an on-screen keyboard covers. */
export const keyboard = createVar();

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px) scale(0.98)' } });
const slideUp = keyframes({ from: movedDown });
const slideDown = keyframes({ to: belowWindow });

const enter = (name: string) => `${name} ${motion.enter} ${motion.easing}`;
const leave = (name: string) => `${name} ${motion.state} ${motion.easing} forwards`;
const fades = { animation: enter(fadeIn), selectors: { '&[data-state="closed"]': { animation: leave(fadeOut) } } } as const;

export const mask = style(component({ position: 'fixed', inset: 0, background: color.surface.veil, ...fades }));

/** Fills the window. Its black and white are no theme's: what is looked at keeps its own colours. */
export const immersive = style(
  component({
    vars: {
      [color.ink.strong]: onBlack.ink,
      [color.ink.muted]: onBlack.quiet,
      [color.line.subtle]: 'transparent',
      [color.state.hover]: onBlack.hover,
      [color.state.press]: onBlack.press,
      [color.focus]: onBlack.ink,
    },
    position: 'fixed',
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    background: onBlack.ground,
    color: onBlack.ink,
    outline: 'none',
    ...fades,
  }),
);

export const surface = recipe({
  base: component({
    position: 'fixed',
    inset: 0,
    margin: 'auto',
    blockSize: 'fit-content',
    display: 'flex',
    flexDirection: 'column',
    maxBlockSize: 'min(90dvh, 100dvh - 32px)',
    overflow: 'hidden',
    border: `1px solid ${color.line.regular}`,
    borderRadius: radius.card,
    background: color.surface.floating,
    boxShadow: shadow.floating,
    color: color.ink.strong,
    outline: 'none',
    animation: enter(rise),
    selectors: { '&[data-state="closed"]': { animation: leave(fadeOut) } },
    '@media': {
      [media.reducedMotion]: { animation: enter(fadeIn) },
      // In a low window all of the dialog scrolls, because only two lines would fit between head and actions.
      [media.short]: { display: 'block', maxBlockSize: '100dvh', overflowY: 'auto', borderRadius: 0 },
    },
  }),
  variants: {
    size: components({
      sm: { inlineSize: 'min(400px, 95vw)' },
      md: { inlineSize: 'min(600px, 95vw)' },
      lg: { inlineSize: 'min(800px, 95vw)' },
      xl: { inlineSize: 'min(1140px, 95vw)' },
      own: { inlineSize: `min(${ownWidth}, 95vw)` },
    }),
    phoneLayout: components({
      floating: {},
      screen: {
        '@media': {
          [media.phone]: {
            margin: 0,
            inlineSize: 'auto',
            blockSize: 'auto',
            maxBlockSize: 'none',
            border: 0,
            borderRadius: 0,
            paddingBlock: `env(safe-area-inset-top) max(env(safe-area-inset-bottom), ${keyboard})`,
          },
        },
      },
      sheet: {
        '@media': {
          [media.phone]: {
            insetBlockStart: 'auto',
            margin: 0,
            inlineSize: 'auto',
            borderWidth: '1px 0 0',
            borderEndStartRadius: 0,
            borderEndEndRadius: 0,
            paddingBlockEnd: 'env(safe-area-inset-bottom)',
            animation: enter(slideUp),
            selectors: { '&[data-state="closed"]': { animation: leave(slideDown) } },
          },
          [`${media.phone} and ${media.reducedMotion}`]: fades,
        },
      },
    }),
  },
});

export const header = style(
  component({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space['2'],
    minBlockSize: '3.5rem',
    paddingInline: `${space['5']} ${space['2']}`,
    borderBlockEnd: `1px solid ${color.line.subtle}`,
    '@media': {
      [media.phone]: { paddingInlineStart: space['4'] },
      // More space for the title, which would otherwise break within a word.
      '(width < 360px)': { gap: space['1'] },
    },
  }),
);

export const headerClosedFirst = style(
  component({
    // Buttons with long names, or in large text, are placed below the title instead of beyond the edge.
    flexWrap: 'wrap',
    // With the line below it as high as the head of other dialogs.
    paddingBlock: `${space['2']} calc(${space['2']} - 1px)`,
    paddingInline: `${space['2']} ${space['4']}`,
    '@media': { [media.phone]: { paddingInlineStart: space['2'] } },
  }),
);

export const title = style(
  component({
    margin: 0,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    fontSize: font.size.title,
    lineHeight: font.line.title,
    fontWeight: font.weight.bold,
    letterSpacing: '-0.015em',
    outline: 'none',
    selectors: {
      // Beside two buttons: a word that doesn't fit wraps below the empty first line, and is left out as a whole instead of broken.
      [`${headerClosedFirst} > &`]: { maxBlockSize: '1lh', overflow: 'clip', overflowWrap: 'normal' },
      // An empty box and not a zero-width space: Chromium paints the first letter of a wrapped word in the line of such a space.
      [`${headerClosedFirst} > &::before`]: { content: '""', display: 'inline-block' },
    },
  }),
);

/** Takes the remaining space even when it is empty, so that the next element is at the end. */
export const note = style(
  component(ellipsis, { flex: '1 1 0', fontSize: font.size.small, lineHeight: font.line.small, color: color.ink.muted }),
);

export const brand = style(component({ flex: 'none', display: 'inline-flex', borderRadius: radius.small }));

export const body = style(
  component({
    // Hidden elements in it (a label for screen readers) scroll with it; otherwise they would make the surface taller than the window.
    position: 'relative',
    // The basis is the height of the content instead of 0, because WebKit makes a surface of `fit-content` only as high as the bases of its
    // parts.
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space['5'],
    '@media': { [media.phone]: { padding: space['4'] }, [media.short]: { overflowY: 'visible' } },
  }),
);

export const description = style(component({ margin: 0, marginBlockEnd: space['4'], color: color.ink.muted }));

export const footer = style(
  component({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: space['2'],
    minBlockSize: '4rem',
    padding: `${space['3']} ${space['5']}`,
    borderBlockStart: `1px solid ${color.line.subtle}`,
    '@media': { [media.phone]: { paddingInline: space['4'] } },
  }),
);
