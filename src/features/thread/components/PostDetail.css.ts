import { globalStyle, style } from '@vanilla-extract/css';
import { aside, component, flow, hairline, media, typeset, userText } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { page as list } from '@/design-system/styles/classes.css.ts';

const { color, font, space, radius } = vars;

export const detail = style(
  component({
    ...flow.column,
    gap: space['3'],
    padding: `${space['4']} ${space['5']} ${space['3']}`,
    '@media': { [media.phone]: { padding: `${space['4']} ${space['4']} ${space['2']}` } },
  }),
);

/** A muted post, as a line in its place. */
export const muted = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space['1']} ${space['3']}`,
    padding: `${space['2']} ${space['4']}`,
    color: color.ink.muted,
  }),
);

/** Only this part is a size container, because the styles inside a container depend on layout, which makes drawing slower. */
export const author = style(
  component({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: `${space.half} ${space['3']}`,
    alignItems: 'center',
  }),
);
export const name = style(component({ alignSelf: 'end', minInlineSize: 0 }));

/** In a narrow container the channel moves to a line of its own, so that the name keeps its line. */
const narrow = '(width < 21rem)';

/** Below the name, and in a narrow container also below the channel, so that a date never wraps. */
export const moment = style(
  component({
    gridRow: 2,
    gridColumn: 2,
    alignSelf: 'start',
    minInlineSize: 0,
    '@container': { '(width < 32rem)': { gridColumn: '2 / -1' } },
  }),
);
export const channel = style(
  component({
    gridRow: '1 / span 2',
    gridColumn: 3,
    minInlineSize: 0,
    '@container': { '(width < 32rem)': { gridRow: 1, alignSelf: 'end' }, [narrow]: { gridRow: 3, gridColumn: '2 / -1' } },
  }),
);
export const title = style(
  component({
    margin: 0,
    color: color.ink.strong,
    ...typeset.headline,
    fontWeight: font.weight.bold,
    letterSpacing: '-0.015em',
    ...userText,
  }),
);
export const text = style(
  component({
    margin: 0,
    color: color.ink.strong,
    ...typeset.lead,
    whiteSpace: 'pre-wrap',
    ...userText,
    // Each line has the direction of its own first letter, as in the field where it was written.
    unicodeBidi: 'plaintext',
  }),
);

export const histograms = style(component({ border: hairline.regular, borderRadius: radius.nested }));
/** Without the line above, which would span every column that fits, and so keep the empty ones. */
export const histogramRow = style(component({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))' }));
export const histogramsFrom = style(
  component({
    ...aside,
    margin: 0,
    paddingBlockStart: space['2'],
    paddingInline: space['3'],
    '@media': { [media.phone]: { paddingInline: space['2'] } },
  }),
);
export const histogram = style(
  component({
    // The columns of all three stand on one line, also where a name or its average wraps.
    display: 'grid',
    padding: space['3'],
    selectors: { '& + &': { borderInlineStart: hairline.subtle } },
    '@media': { [media.phone]: { padding: `${space['2']} ${space['2']} ${space['1']}` } },
  }),
);

export const authorShapes = style(component({ gridRow: '1 / span 2', maxInlineSize: '12rem' }));
export const actionShapes = style(component({ ...flow.row, justifyContent: 'space-between', gap: space['3'] }));

/** The reply that the address names, below the post that it answers. */
export const marked = style(
  component({
    boxShadow: `inset 3px 0 0 ${color.link}`,
    selectors: { '[dir="rtl"] &': { boxShadow: `inset -3px 0 0 ${color.link}` } },
  }),
);

/** On phones the bar takes the position that the navigation has on other screens. */
export const replyBar = style(
  component({
    containerType: 'inline-size',
    '@media': {
      [media.phone]: {
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: vars.layer.chrome,
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        backgroundColor: color.surface.chrome,
        borderBlockStart: hairline.regular,
      },
      // In a low window the bar isn't fixed, because the height is needed for reading.
      [`${media.phone} and ${media.short}`]: { position: 'static', paddingBlockEnd: 0, borderBlockStart: 'none' },
    },
  }),
);

export const replyBox = style(
  component({
    ...flow.entry,
    gap: space['3'],
    padding: `${space['2']} ${space['3']}`,
  }),
);
/** Hidden for large text, because the field says the same and needs the space. */
export const replyButton = style(component({ '@container': { '(width < 14rem)': { display: 'none' } } }));
export const replyField = style(
  component({
    inlineSize: '100%',
    minBlockSize: vars.size.target,
    paddingInline: space['4'],
    textAlign: 'start',
    font: 'inherit',
    color: color.ink.muted,
    backgroundColor: color.surface.field,
    border: hairline.control,
    borderRadius: radius.control,
    cursor: 'text',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const closed = style(
  component({
    ...flow.row,
    gap: space['3'],
    margin: 0,
    padding: `${space['3']} ${space['4']}`,
    color: color.ink.muted,
    ...typeset.body,
  }),
);

export const repliesTitle = style(
  component({
    ...flow.apart,
    gap: space['2'],
    '@media': { [media.phone]: { padding: `${space['3']} ${space['4']} ${space['2']}` } },
  }),
);

/**
 * One card for a reply below the post that it answers, and for all of these posts: they are separated by hairlines instead of having cards
 * of their own.
 */
export const thread = style(
  component({
    ...flow.column,
    overflow: 'clip',
    border: hairline.subtle,
    borderRadius: radius.card,
    '@media': { [media.phone]: { borderInline: 'none', borderRadius: 0 } },
  }),
);

/** Replies to a reply, indented below it. */
export const answers = style(component(flow.column));

globalStyle(`${thread} article`, component({ border: 'none', borderRadius: 0, boxShadow: 'none', borderBlockStart: hairline.subtle }));
globalStyle(`${thread} > article:first-child`, component({ borderBlockStart: 'none' }));
globalStyle(`${answers} article`, component({ borderBlockStart: 'none' }));

/** A reply with the replies to it. */
export const branch = style(component(flow.column));
globalStyle(`${branch}:first-child > article`, component({ borderBlockStart: 'none' }));

export const replies = style(component({ ...flow.column, gap: space['2'] }));

/** At the far end, as that of every list, and as high as the control that is being loaded, so that its arrival moves nothing. */
export const sort = style(component({ display: 'grid', alignItems: 'center', marginInlineStart: 'auto', minBlockSize: '2.75rem' }));
