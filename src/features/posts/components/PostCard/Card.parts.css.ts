import { globalStyle, style } from '@vanilla-extract/css';
import {
  aside,
  bareButton,
  bareList,
  component,
  ellipsis,
  flow,
  focusRingInset,
  hairline,
  lineClamp,
  media,
  square,
  typeset,
} from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, space, radius } = vars;

export const token = style(
  component({
    color: color.link,
    textDecoration: 'none',
    fontWeight: font.weight.medium,
    // Its sign stays before it within a text of the other direction.
    unicodeBidi: 'plaintext',
    ':hover': { textDecoration: 'underline' },
  }),
);

export const images = style(
  component({ display: 'grid', gap: space['1'], borderRadius: radius.nested, overflow: 'clip', border: hairline.subtle }),
);
export const imagePair = style(component({ gridTemplateColumns: '1fr 1fr' }));
export const image = style(
  component({
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    maxBlockSize: '30rem',
    objectFit: 'cover',
    backgroundColor: color.surface.sunken,
  }),
);
/** A picture that opens: as large as the picture, with the focus ring inside its clipped box. */
export const imageButton = style(component(focusRingInset, { display: 'grid', minInlineSize: 0, ...bareButton, cursor: 'zoom-in' }));
export const imageInPair = style(
  component({
    position: 'relative',
    blockSize: 'auto',
    aspectRatio: '1',
    minBlockSize: 0,
    maxBlockSize: 'none',
    // Of three the first is as high as the other two, which alone make the rows: no quarter stays empty.
    selectors: { '&:first-child:nth-last-child(3)': { gridRow: 'span 2', aspectRatio: 'auto', blockSize: 0, minBlockSize: '100%' } },
  }),
);

// Its own height makes no row higher.
globalStyle(`${imageInPair} > ${image}`, component({ position: 'absolute', inset: 0, blockSize: '100%', maxBlockSize: 'none' }));

export const preview = style(
  component({
    display: 'grid',
    gridTemplateColumns: '8.25rem minmax(0, 1fr)',
    minBlockSize: '7rem',
    border: hairline.regular,
    borderRadius: radius.nested,
    overflow: 'clip',
    textDecoration: 'none',
    color: color.ink.strong,
    ':hover': { backgroundColor: color.state.hover },
    '@media': { [media.phone]: { gridTemplateColumns: '6rem minmax(0, 1fr)' } },
  }),
);
/** Named for phones too: a rule of a window's width stands after those without one. */
export const previewBare = style(
  component({
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: 0,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const previewImage = style(
  component({ ...square('100%'), minBlockSize: 0, objectFit: 'cover', backgroundColor: color.surface.sunken }),
);
export const previewWords = style(
  component({ display: 'grid', alignContent: 'center', gap: space.half, padding: `${space['3']} ${space['4']}`, minInlineSize: 0 }),
);
export const previewHost = style(component(ellipsis, aside));
export const previewTitle = style(component(lineClamp(2), { fontWeight: font.weight.bold, ...typeset.body }));
export const previewText = style(component(lineClamp(2), aside));

export const quote = style(
  component({
    ...flow.column,
    gap: space['1'],
    padding: `${space['3']} ${space['4']}`,
    border: hairline.regular,
    borderRadius: radius.nested,
    position: 'relative',
  }),
);
export const quoteText = style(
  // Running on, so that no line holds the ellipsis alone.
  component(lineClamp(4), { color: color.ink.muted, fontSize: font.size.body, lineHeight: font.line.reading }),
);
/** The pictures of a quote that says nothing else, small. */
export const quoteImages = style(component({ maxInlineSize: '12rem' }));
globalStyle(`${quoteImages} ${image}`, component({ maxBlockSize: '8rem' }));
export const missing = style(
  component({
    ...flow.row,
    gap: space['3'],
    padding: `${space['3']} ${space['4']}`,
    border: `1px dashed ${color.line.control}`,
    borderRadius: radius.nested,
    color: color.ink.muted,
  }),
);

export const reactions = style(
  component({
    display: 'grid',
    ...bareList,
    borderBlockStart: hairline.subtle,
    paddingBlockStart: space['2'],
    gap: space['2'],
  }),
);
export const reaction = style(
  component({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: space['2'], alignItems: 'start' }),
);
export const reactionAvatar = style(component({ display: 'flex' }));
export const reactionWords = style(
  component(lineClamp(2), { fontSize: font.size.small, lineHeight: font.line.body, color: color.ink.muted }),
);
export const reactor = style(
  component({ color: color.ink.strong, fontWeight: font.weight.bold, textDecoration: 'none', ':hover': { textDecoration: 'underline' } }),
);
export const reactionBars = style(component({ display: 'flex', paddingBlockStart: space.half }));
