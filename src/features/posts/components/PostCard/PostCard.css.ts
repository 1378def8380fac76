import { createVar, style } from '@vanilla-extract/css';
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
export const wordsAt = `calc(${space['5']} + ${column} + ${space['4']})`;
export const wordsAtOnPhone = `calc(${space['4']} + ${column} + ${space['3']})`;
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
    hasWay: {
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
        // Painted grounds are left out there; an edge is not.
        '@media': { [media.forcedColors]: { borderInlineStart: '4px solid Highlight' } },
      }),
    },
    isConnected: {
      true: component({
        vars: { [lineAfter]: line },
        // Painted grounds are left out there; a box of its own is not.
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

/** What a post may have besides its words, one below the other. */
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
 * Where a list is as narrow as this, or its text as large, name and channel have no room in one line: the channel takes its own. The window
 * is asked, not the list: no style of a post could be found before the layout had found the list's width, which made each drawing dearer.
 * The wider windows are those whose column of 640 px is that narrow for its text.
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

/** What a line of text lacks to be as high as a finger needs. */
const overText = `calc((${vars.size.target} - 1rem) / 2)`;

/** 24 px high without moving a line of text, which is the least that can be hit with certainty; more for fingers. */
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
/** As good as all of the shrinking: a name that shares in it by a hundredth of a pixel loses its last letters. */
const givesWay = '0 100000 auto';

export const handle = style(
  component(ellipsis, {
    color: color.ink.muted,
    fontSize: font.size.small,
    flex: givesWay,
    marginInlineStart: space['1'],
    // Its sign stays before it in right-to-left.
    direction: 'ltr',
    unicodeBidi: 'isolate',
  }),
);
/** On phones a channel, or what a post that is on its way waits for, needs the room more than the handle does. */
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
  // It gives way before the author's name does.
  component({
    marginInlineStart: 'auto',
    flex: givesWay,
    minInlineSize: '2.75rem',
    display: 'flex',
    justifyContent: 'end',
    '@media': { [narrow]: { flex: '1 0 100%', justifyContent: 'start', marginInlineStart: 0 } },
  }),
);

export const title = style(
  component({
    color: color.ink.strong,
    ...typeset.title,
    fontWeight: font.weight.bold,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
  }),
);
export const titleLink = style(component({ paddingBlock: space.half, ':hover': { textDecoration: 'underline' } }));

export const text = style(
  component({
    color: color.ink.strong,
    ...typeset.reading,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    // Each line has the direction of its own first letter, as in the field that it was written in.
    unicodeBidi: 'plaintext',
  }),
);
/** A long post in a list is cut; the whole stands on its own page. */
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
