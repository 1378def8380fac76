import { createVar, style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

/** The list is no size container (`container-type`): the styles of its items would then depend on its layout, which makes drawing slower. */
export const list = style(
  component({
    inlineSize: '100%',
    // In Firefox the list keeps the reading position itself (`useWindow.ts`).
    '@supports': { '(-moz-appearance: none)': { overflowAnchor: 'none' } },
  }),
);

/** On phones nothing overflows an item, so that paint containment lets each be painted without its neighbours. */
export const item = style(component({ contain: 'layout style', '@media': { [media.phone]: { contain: 'content' } } }));

/**
 * The placeholder of items that aren't drawn. It is no scroll anchor: its edge moves with every item that is drawn, and the page would jump
 * with it, by whole pages of posts when further ones are loaded.
 */
export const placeholder = style(component({ overflowAnchor: 'none' }));

const mark = vars.color.surface.sunken;
const card = vars.color.surface.card;
const round = vars.radius.card;
/** A usual post: its height, its card without the gap below, where its text begins, and how far from the other side it ends. */
const tile = { height: '280px', card: `calc(280px - ${vars.space['3']})`, text: '82px', end: '16px' } as const;

const picture = `radial-gradient(circle 22px at 43px 40px, ${mark} 21px, transparent 22px)`;
const textLines =
  `linear-gradient(transparent 18px, ${mark} 18px 30px, transparent 30px 54px, ${mark} 54px 66px, transparent 66px 78px, ${mark} 78px 90px, ` +
  `transparent 90px 102px, ${mark} 102px 114px, transparent 114px)`;

/** A background image, its size in a tile, its position in the placeholder, how it is repeated, and the box that clips it. */
type Layer = readonly [image: string, size: string, position: string, repeat: string, clip: string];

const layered = (...parts: readonly Layer[]) => ({
  backgroundImage: parts.map(([image]) => image).join(', '),
  backgroundSize: parts.map(([, size]) => size).join(', '),
  backgroundPosition: parts.map(([, , position]) => position).join(', '),
  backgroundRepeat: parts.map(([, , , repeat]) => repeat).join(', '),
  backgroundOrigin: 'border-box',
  backgroundClip: parts.map(([, , , , clip]) => clip).join(', '),
});

/** Repeats a narrow tile across its box. Every tile is painted again for each raster tile of the page, and a wide one takes ten times as long. */
const stripe = (image: string, clip: string): Layer => [image, `16px ${tile.height}`, '0 0', 'repeat', clip];

/** A quarter of a circle in the given corner of its tile. */
const corner = (at: string, position: string): Layer => [
  `radial-gradient(circle at ${at}, ${card} calc(${round} - 0.5px), transparent calc(${round} + 0.5px))`,
  `${round} ${tile.height}`,
  position,
  'repeat-y',
  'border-box',
];
const [upper, lower] = [round, `calc(${tile.card} - ${round})`];

/** The horizontal position of the profile pictures, in per cent. */
const side = createVar();
const marks = [
  stripe(textLines, 'content-box'),
  // The last layer on phones, because its clip box also applies to the background colour.
  [picture, `${tile.text} ${tile.height}`, `${side} 0`, 'repeat-y', 'border-box'],
] as const;

/** A card with round corners. Its parts don't overlap, because its colour is translucent. */
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
 * The shapes of posts that aren't drawn yet, painted as one background however many there are. A list that is flicked faster than a slow
 * phone draws shows these instead of dropping frames. The placeholder is empty: its border and padding bound what it paints.
 */
export const shapes = style(
  component({
    vars: { [side]: '0%' },
    backgroundColor: card,
    paddingInline: `${tile.text} ${tile.end}`,
    ...layered(...marks),
    selectors: { '[dir="rtl"] &': { vars: { [side]: '100%' } } },
    // Edge to edge on phones, cards apart from each other elsewhere.
    '@media': {
      [media.tabletAndUp]: {
        backgroundColor: 'transparent',
        borderInline: `${round} solid transparent`,
        paddingInline: `calc(${tile.text} - ${round}) calc(${tile.end} - ${round})`,
        ...layered(...marks, ...cards),
      },
    },
  }),
);

/** Articles have a gap below them, rows don't. */
export const article = style(component({ paddingBlockEnd: vars.space['3'], '@media': { [media.phone]: { paddingBlockEnd: 0 } } }));

/** The next page takes this element's position, so it must not be a scroll anchor. */
export const below = style(component({ overflowAnchor: 'none' }));

/** Costs no layout while it is out of view, as it is when the next page arrives in time. Only on phones, because containment cuts off shadows. */
export const coming = style(
  component({ '@media': { [media.phone]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 440px' } } }),
);

/** The last line of a list: its end, or a failure with a button. */
export const listEnd = style(
  component({ display: 'grid', justifyItems: 'center', gap: vars.space['3'], padding: vars.space['6'], minBlockSize: '5rem' }),
);
