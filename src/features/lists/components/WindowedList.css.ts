import { createVar, style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

/** Not asked for its width (`container-type`): no style of what it holds could be found before its layout, and it would be dearer to draw. */
export const list = style(
  component({
    inlineSize: '100%',
    // In Firefox the list keeps what is read in place itself (`useWindow.ts`).
    '@supports': { '(-moz-appearance: none)': { overflowAnchor: 'none' } },
  }),
);

/** On phones nothing reaches over the edge of a place: what changes in one is painted without a look at the others. */
export const place = style(component({ contain: 'layout style', '@media': { [media.phone]: { contain: 'content' } } }));

/**
 * Room of places that are not drawn. The browser keeps what is read in place, but never by this: its edge moves with every place that is
 * drawn, and the page would leap after it, by whole pages of posts when further ones come in.
 */
export const room = style(component({ overflowAnchor: 'none' }));

const mark = vars.color.surface.sunken;
const card = vars.color.surface.card;
const round = vars.radius.card;
/** A usual post: how high, its card without the gap below it, where its words stand, how far from the other side they end. */
const tile = { height: '280px', card: `calc(280px - ${vars.space['3']})`, words: '82px', end: '16px' } as const;

const picture = `radial-gradient(circle 22px at 43px 40px, ${mark} 21px, transparent 22px)`;
const words =
  `linear-gradient(transparent 18px, ${mark} 18px 30px, transparent 30px 54px, ${mark} 54px 66px, transparent 66px 78px, ${mark} 78px 90px, ` +
  `transparent 90px 102px, ${mark} 102px 114px, transparent 114px)`;

/** A picture that fills its part of a tile, where it stands in the room, how it is repeated, and the box that it reaches to. */
type Layer = readonly [image: string, size: string, position: string, repeat: string, clip: string];

const layered = (...parts: readonly Layer[]) => ({
  backgroundImage: parts.map(([image]) => image).join(', '),
  backgroundSize: parts.map(([, size]) => size).join(', '),
  backgroundPosition: parts.map(([, , position]) => position).join(', '),
  backgroundRepeat: parts.map(([, , , repeat]) => repeat).join(', '),
  backgroundOrigin: 'border-box',
  backgroundClip: parts.map(([, , , , clip]) => clip).join(', '),
});

/** A narrow tile beside itself, as far as its box reaches: every tile is painted anew for each piece of the page, and a wide one takes ten times as long. */
const stripe = (image: string, clip: string): Layer => [image, `16px ${tile.height}`, '0 0', 'repeat', clip];

/** A quarter of a circle, in the corner of its tile which is named. */
const corner = (at: string, position: string): Layer => [
  `radial-gradient(circle at ${at}, ${card} calc(${round} - 0.5px), transparent calc(${round} + 0.5px))`,
  `${round} ${tile.height}`,
  position,
  'repeat-y',
  'border-box',
];
const [upper, lower] = [round, `calc(${tile.card} - ${round})`];

/** Which side the pictures stand on, in per cent. */
const side = createVar();
const marks = [
  stripe(words, 'content-box'),
  // Last on phones, where the colour below all of them reaches as far as the last does.
  [picture, `${tile.words} ${tile.height}`, `${side} 0`, 'repeat-y', 'border-box'],
] as const;

/** A card with round corners, none of its parts over another, because its colour lets the page shine through. */
const cards = [
  corner('100% 100%', `0 ${upper}`),
  corner('0 100%', `100% ${upper}`),
  corner('100% 0', `0 ${lower}`),
  corner('0 0', `100% ${lower}`),
  stripe(
    `linear-gradient(${card} ${upper}, transparent ${upper} ${lower}, ${card} ${lower} ${tile.card}, transparent ${tile.card})`,
    'padding-box',
  ),
  stripe(`linear-gradient(transparent ${upper}, ${card} ${upper} ${lower}, transparent ${lower})`, 'border-box'),
];

/**
 * Where posts are not drawn yet: their shapes, painted as one background however many there are. A list thrown faster than a slow phone
 * draws shows these instead of holding up the finger. The room holds nothing: its border and padding are the bounds of what it paints.
 */
export const shapes = style(
  component({
    vars: { [side]: '0%' },
    backgroundColor: card,
    paddingInline: `${tile.words} ${tile.end}`,
    ...layered(...marks),
    selectors: { '[dir="rtl"] &': { vars: { [side]: '100%' } } },
    // Edge to edge on phones, cards apart from each other elsewhere.
    '@media': {
      [media.tabletAndUp]: {
        backgroundColor: 'transparent',
        borderInline: `${round} solid transparent`,
        paddingInline: `calc(${tile.words} - ${round}) calc(${tile.end} - ${round})`,
        ...layered(...marks, ...cards),
      },
    },
  }),
);

/** Articles stand apart, rows do not. */
export const article = style(component({ paddingBlockEnd: vars.space['3'], '@media': { [media.phone]: { paddingBlockEnd: 0 } } }));
