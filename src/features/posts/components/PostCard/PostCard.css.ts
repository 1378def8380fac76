import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  aside,
  bareButton,
  component,
  ellipsis,
  flow,
  focusRingInset,
  hairline,
  lineClamp,
  media,
  minus,
  typeset,
  userText,
} from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, space } = vars;

/** Space for the halo around the avatar's box; the column is as wide as the box with this space on both sides. */
const reach = '5px';
const column = '54px';

/** Inline padding of the card, and the gap between avatar and text. */
const inset = createVar();
const gutter = createVar();
/** Layers of the card's background: the hover tint, and the lines to and from other avatars. */
const light = createVar();
const lineAfter = createVar();
const lineBefore = createVar();
const lineAt = createVar();
/** The mark of an unread post, before the avatar. The avatar paints it, because its vertical position depends on the lines above. */
const unread = createVar();
const unreadAt = createVar();
const top = createVar();
const line = `linear-gradient(${color.line.regular}, ${color.line.regular})`;
const unreadInset = `calc(${inset} / 2 - 4px)`;
/** The distance of the text from the edge of the card. */
export const textStart = `calc(${space['5']} + ${column} + ${space['4']})`;
export const textStartOnPhone = `calc(${space['4']} + ${column} + ${space['3']})`;
const lineInset = `calc(${inset} + ${column} / 2 - 1px)`;
const drawnLine = { content: '""', position: 'absolute', insetInlineStart: lineInset, borderInlineStart: '2px solid CanvasText' } as const;

/**
 * The box of a post. All decoration is painted as layers of one background: fast scrolling draws a hundred posts, and every
 * further positioned or clipped box would slow down the frames in which they come into view.
 */
export const card = recipe({
  base: component(focusRingInset, {
    vars: {
      ...{ [inset]: space['5'], [gutter]: space['4'], [top]: space['4'] },
      ...{ [light]: 'none', [lineAfter]: 'none', [lineBefore]: 'none', [lineAt]: lineInset, [unread]: 'none', [unreadAt]: unreadInset },
    },
    display: 'flow-root',
    minInlineSize: 0,
    paddingBlock: `${top} ${space['3']}`,
    paddingInline: `calc(${inset} + ${column} + ${gutter}) ${inset}`,
    border: hairline.subtle,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.card,
    backgroundColor: color.surface.card,
    // The post's tint lies over the card's: layers of one box, as the solver computes them.
    backgroundImage: `${light}, ${lineAfter}, ${lineBefore}, linear-gradient(${color.surface.nested}, ${color.surface.nested})`,
    backgroundPosition: `0 0, ${lineAt} calc(${space['4']} + ${column}), ${lineAt} 0, 0 0`,
    backgroundSize: `auto, 2px calc(100% - ${space['4']} - ${column}), 2px ${space['3']}, auto`,
    backgroundRepeat: 'no-repeat',
    selectors: { '[dir="rtl"] &': { vars: { [lineAt]: `calc(100% - ${lineInset})`, [unreadAt]: `calc(100% - ${unreadInset})` } } },
    '@media': {
      [media.phone]: { vars: { [inset]: space['4'], [gutter]: space['3'], [top]: space['3'] }, paddingBlockEnd: space['2'] },
    },
  }),
  variants: {
    isPicture: {
      false: component({ '@media': { [media.phone]: { borderRadius: 0, borderInlineWidth: 0, boxShadow: 'none' } } }),
    },
    hasLink: {
      true: component({
        cursor: 'pointer',
        '@media': {
          [media.finePointer]: { ':hover': { vars: { [light]: `linear-gradient(${color.state.hover}, ${color.state.hover})` } } },
        },
      }),
    },
    isUnread: {
      true: component({
        vars: { [unread]: `radial-gradient(circle closest-side, ${color.fill.accent.edge} 88%, transparent)` },
        // Forced colours remove backgrounds, but not an edge.
        '@media': { [media.forcedColors]: { borderInlineStart: '4px solid Highlight' } },
      }),
    },
    isConnected: {
      true: component({
        vars: { [lineAfter]: line },
        // Forced colours remove backgrounds, but not a box of its own.
        '@media': {
          [media.forcedColors]: { position: 'relative', '::after': { ...drawnLine, insetBlock: `calc(${space['4']} + ${column}) 0` } },
        },
      }),
    },
    isContinued: {
      true: component({
        vars: { [lineBefore]: line },
        borderBlockStartWidth: 0,
        '@media': {
          [media.forcedColors]: { position: 'relative', '::before': { ...drawnLine, insetBlockStart: 0, blockSize: space['3'] } },
        },
      }),
    },
  },
});

export const avatar = style(
  component({
    float: 'inline-start',
    display: 'flex',
    padding: reach,
    // The box begins at the edge of the card, so that it can paint the mark.
    paddingInlineStart: `calc(${inset} + ${reach})`,
    marginInlineStart: `calc(-1 * (${inset} + ${column} + ${gutter}))`,
    backgroundImage: unread,
    backgroundPosition: `${unreadAt} center`,
    backgroundSize: '8px 8px',
    backgroundRepeat: 'no-repeat',
  }),
);

/** Between the parts of a card. */
export const part = style(component({ marginBlockStart: space['2'] }));

/** The parts of a post besides its text, one below the other. */
export const more = style(component({ ...flow.column, gap: space['2'], marginBlockStart: space['2'] }));

export const context = style(
  component({
    ...flow.row,
    gap: space['2'],
    ...aside,
    paddingBlockEnd: space['1'],
  }),
);

/**
 * In a list this narrow, or with text this large, name and channel don't fit in one line, so the channel has its own. The query is about
 * the window, not the list: with a container query, the style of a post would depend on the layout of the list, which makes each drawing
 * slower. The wider windows are those whose column of 640 px is that narrow for its text.
 */
const narrow = '(width < 21rem), (width > 640px) and (width < 40rem), (width > 1080px) and (width < 45rem)';

export const header = style(
  component({
    ...flow.row,
    gap: space['1'],
    minInlineSize: 0,
    minBlockSize: '1.5rem',
    fontSize: font.size.body,
    '@media': { [narrow]: { flexWrap: 'wrap', rowGap: space['3'] } },
  }),
);

/** The height that a line of text lacks for a touch target. */
const overText = `calc((${vars.size.target} - 1rem) / 2)`;

/** 24 px high, the minimum target size, without moving a line of text; more for fingers. */
const highEnough = {
  paddingBlock: space.half,
  marginBlock: minus('half'),
  '@media': { [media.coarsePointer]: { paddingBlock: overText, marginBlock: `calc(-1 * ${overText})` } },
} as const;

export const name = style(
  component(ellipsis, highEnough, {
    flex: '0 1 auto',
    color: color.ink.strong,
    fontWeight: font.weight.bold,
    unicodeBidi: 'isolate',
    '@media': { '(hover: hover)': { ':hover': { textDecoration: 'underline' } } },
  }),
);
/** Takes practically all of the shrinking, because a name that shrinks by a hundredth of a pixel loses its last letters. */
const shrinksFirst = '0 100000 auto';

export const handle = style(
  component(ellipsis, {
    color: color.ink.muted,
    fontSize: font.size.small,
    flex: shrinksFirst,
    marginInlineStart: space['1'],
    // Its sign stays before it in right-to-left.
    direction: 'ltr',
    unicodeBidi: 'isolate',
  }),
);
/** On phones a channel, or the status of a post that is being sent, needs the space more than the handle. */
export const handleInCrowd = style(component({ '@media': { [media.phone]: { display: 'none' } } }));
export const age = style(
  component(highEnough, {
    color: color.ink.muted,
    fontSize: font.size.small,
    whiteSpace: 'nowrap',
    flex: 'none',
    marginInlineStart: space['1'],
    ':hover': { textDecoration: 'underline' },
    '@media': { [media.coarsePointer]: { paddingInline: space['3'], marginInline: `calc(${space['1']} - ${space['3']}) ${minus('3')}` } },
  }),
);
export const channel = style(
  // It shrinks before the author's name does.
  component({
    marginInlineStart: 'auto',
    flex: shrinksFirst,
    minInlineSize: '2.75rem',
    display: 'flex',
    justifyContent: 'end',
    '@media': { [narrow]: { flex: '1 0 100%', justifyContent: 'start', marginInlineStart: 0 } },
  }),
);
/** In the list of a group or channel every card would name it. */
for (const page of ['group', 'channel']) globalStyle(`[data-page="${page}"] ${channel}`, component({ display: 'none' }));

export const title = style(
  component({
    color: color.ink.strong,
    ...typeset.title,
    fontWeight: font.weight.bold,
    letterSpacing: '-0.01em',
    ...userText,
  }),
);
export const titleLink = style(component({ paddingBlock: space.half, ':hover': { textDecoration: 'underline' } }));

export const text = style(
  component({
    color: color.ink.strong,
    ...typeset.reading,
    whiteSpace: 'pre-wrap',
    ...userText,
    // Each line has the direction of its own first letter, as in the field where it was written.
    unicodeBidi: 'plaintext',
  }),
);
/** A long post in a list is cut; its own page shows all of it. */
export const clamped = style(component(lineClamp(12)));

export const showMore = style(
  component(bareButton, highEnough, {
    fontSize: font.size.body,
    fontWeight: font.weight.medium,
    color: color.action,
    ':hover': { textDecoration: 'underline' },
  }),
);

export const footer = style(
  component({
    ...flow.wrap,
    gap: space['1'],
    marginInlineStart: minus('2'),
    minBlockSize: '2.25rem',
    '@media': { [media.coarsePointer]: { gap: 0, marginBlockEnd: minus('1') } },
  }),
);
export const weighIn = style(component({ marginInlineStart: 'auto', flex: 'none' }));
