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
    // With the direction of its own letters (`dir="auto"`) the sign stays in front. It isn't isolated, so that its words stand beside it in the
    // same order as in the field where they were written.
    unicodeBidi: 'embed',
    ':hover': { textDecoration: 'underline' },
    selectors: {
      // The part of an address that is left out follows unseen.
      '&[data-whole]::after': { content: '"…"' },
      '&[data-whole]:is(:hover, :focus-visible)::before': {
        content: 'attr(data-whole)',
        position: 'absolute',
        insetInlineStart: 0,
        zIndex: 1,
        maxInlineSize: '100%',
        marginBlockStart: '1.75em',
        padding: `${space['2']} ${space['3']}`,
        borderRadius: radius.small,
        // Forced colours drop the background.
        border: '1px solid transparent',
        background: color.surface.inverse,
        color: color.ink.inverse,
        fontSize: font.size.small,
        fontWeight: font.weight.regular,
        lineHeight: font.line.small,
        overflowWrap: 'anywhere',
        pointerEvents: 'none',
      },
    },
  }),
);
// The address lies below its line, as wide as the text at most. Only while it shows: a positioned box costs every frame of scrolling.
globalStyle(`p:has(> ${token}[data-whole]:is(:hover, :focus-visible))`, component({ position: 'relative' }));

/** Takes no space and is copied with the text around it, which `display: none` wouldn't be. */
export const unseen = style(component({ fontSize: 0, lineHeight: 0 }));

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
    // Of three pictures, the first is as high as the other two, which alone define the rows, so that no quarter is empty.
    selectors: { '&:first-child:nth-last-child(3)': { gridRow: 'span 2', aspectRatio: 'auto', blockSize: 0, minBlockSize: '100%' } },
  }),
);

// Its own height doesn't make a row higher.
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
/** Repeated for phones, because rules with a media query come after those without one. */
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
export const previewTextColumn = style(
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
  // Without line breaks, so that no line contains the ellipsis alone.
  component(lineClamp(4), { color: color.ink.muted, fontSize: font.size.body, lineHeight: font.line.reading }),
);
/** Small pictures of a quote without text. */
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
export const reactionText = style(
  component(lineClamp(2), { fontSize: font.size.small, lineHeight: font.line.body, color: color.ink.muted }),
);
export const reactor = style(
  component({ color: color.ink.strong, fontWeight: font.weight.bold, textDecoration: 'none', ':hover': { textDecoration: 'underline' } }),
);
export const reactionBars = style(component({ display: 'flex', paddingBlockStart: space.half }));

/** The icons of the actions, which are drawings of our own. */
export const actionIcon = style(
  component({
    ...square('1.125rem'),
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.8,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
);
