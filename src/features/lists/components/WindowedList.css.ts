import { createVar, style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

/** Not asked for its width (`container-type`): no style of what it holds could be found before its layout, and it would be dearer to draw. */
export const list = style(component({ inlineSize: '100%' }));

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
/** A usual post: how high, its card without the gap below it, where its words stand. */
const tile = { height: '280px', card: `calc(280px - ${vars.space['3']})`, words: '82px' } as const;

const picture = `radial-gradient(circle 22px at 43px 40px, ${mark} 21px, transparent 22px)`;
const words =
  `linear-gradient(transparent 18px, ${mark} 18px 30px, transparent 30px 54px, ${mark} 54px 66px, transparent 66px 78px, ${mark} 78px 90px, ` +
  `transparent 90px 102px, ${mark} 102px 114px, transparent 114px)`;

/** A quarter of a circle, in the corner of its tile which is named. */
const corner = (at: string) => `radial-gradient(circle at ${at}, ${card} calc(${round} - 0.5px), transparent calc(${round} + 0.5px))`;
const [cornerSize, upper, lower] = [`${round} ${tile.height}`, round, `calc(${tile.card} - ${round})`];
/** Parts of a card with round corners, none over another, because its colour lets the page shine through: image, size, place. */
const cardParts = [
  [corner('100% 100%'), cornerSize, `0 ${upper}`],
  [corner('0 100%'), cornerSize, `100% ${upper}`],
  [corner('100% 0'), cornerSize, `0 ${lower}`],
  [corner('0 0'), cornerSize, `100% ${lower}`],
  [
    `linear-gradient(${card} ${upper}, transparent ${upper} ${lower}, ${card} ${lower} ${tile.card}, transparent ${tile.card})`,
    `calc(100% - 2 * ${round}) ${tile.height}`,
    `${round} 0`,
  ],
  [`linear-gradient(transparent ${upper}, ${card} ${upper} ${lower}, transparent ${lower})`, `100% ${tile.height}`, '0 0'],
] as const;
const cards = (part: 0 | 1 | 2) => cardParts.map((parts) => parts[part]).join(', ');

/** Where picture and words of a shape stand. */
const marks = createVar();
const markSizes = `${tile.words} ${tile.height}, calc(100% - ${tile.words} - 16px) ${tile.height}`;

/**
 * Where posts are not drawn yet: their shapes, painted as one background however many there are. A list thrown faster than a slow phone
 * draws shows these instead of holding up the finger.
 */
export const shapes = style(
  component({
    vars: { [marks]: `0 0, ${tile.words} 0` },
    backgroundColor: card,
    backgroundImage: `${picture}, ${words}`,
    backgroundSize: markSizes,
    backgroundPosition: marks,
    backgroundRepeat: 'repeat-y',
    selectors: { '[dir="rtl"] &': { vars: { [marks]: '100% 0, 16px 0' } } },
    // Edge to edge on phones, cards apart from each other elsewhere.
    '@media': {
      [media.tabletAndUp]: {
        backgroundColor: 'transparent',
        backgroundImage: `${picture}, ${words}, ${cards(0)}`,
        backgroundSize: `${markSizes}, ${cards(1)}`,
        backgroundPosition: `${marks}, ${cards(2)}`,
      },
    },
  }),
);

/** Articles stand apart, rows do not. */
export const article = style(component({ paddingBlockEnd: vars.space['3'], '@media': { [media.phone]: { paddingBlockEnd: 0 } } }));
