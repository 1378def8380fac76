import { style } from '@vanilla-extract/css';
import { bareList, component, hairline, media, minus, visuallyHidden } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, radius, shadow, space } = vars;

/** Tablets, where all parts are in one column. */
const heroWidth = '560px';

export const page = style(
  component({
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxInlineSize: 1160,
    minBlockSize: '100dvh',
    marginInline: 'auto',
    paddingBlock: `${space['7']} max(${space['6']}, env(safe-area-inset-bottom))`,
    paddingInline: space['8'],
    '@media': { [media.phone]: { padding: `${space['5']} ${space['5']} max(${space['5']}, env(safe-area-inset-bottom))` } },
  }),
);

/** A linked logo has padding as its hit area; its mark aligns with the headline. */
export const top = style(
  component({
    // A flex box, because in a block the logo's own alignment would centre it.
    display: 'flex',
    marginInlineStart: minus('2'),
    '@media': {
      [media.tablet]: {
        justifySelf: 'center',
        inlineSize: `calc(100% + 2 * ${space['2']})`,
        maxInlineSize: `calc(${heroWidth} + 2 * ${space['2']})`,
        marginInlineStart: 0,
      },
    },
  }),
);

/** Phones read from top to bottom: headline, post, buttons, explanation. Wider screens show the buttons at the side. */
export const hero = style(
  component({
    display: 'grid',
    alignContent: 'center',
    gap: space['8'],
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 536px) 400px', justifyContent: 'space-between', paddingBlockEnd: space['12'] },
      [media.tablet]: { justifySelf: 'center', inlineSize: '100%', maxInlineSize: heroWidth, paddingBlock: space['8'] },
      [media.phone]: { alignContent: 'start', gap: space['6'], paddingBlockStart: space['8'] },
    },
  }),
);

export const pitch = style(
  component({ display: 'grid', gap: space['8'], minInlineSize: 0, '@media': { [media.phone]: { gap: space['6'] } } }),
);

export const join = style(component({ '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2', alignSelf: 'center' } } }));

export const headline = style(component({ display: 'grid', gap: space['5'], '@media': { [media.phone]: { gap: space['3'] } } }));

/** A card on wide windows; on phones its parts lie directly on the canvas. */
export const card = style(
  component({
    display: 'grid',
    gap: space['6'],
    '@media': {
      [media.tabletAndUp]: {
        padding: space['7'],
        border: hairline.subtle,
        borderRadius: radius.card,
        background: color.surface.card,
        boxShadow: shadow.card,
      },
      [media.phone]: { gap: space['4'] },
    },
  }),
);

/** Hidden on phones, where the buttons right under the post are clear enough. */
export const intro = style(component({ display: 'grid', gap: space['1'], '@media': { [media.phone]: visuallyHidden } }));

export const ways = style(component({ display: 'grid', gap: space['3'] }));

export const promise = style(
  component({
    display: 'flex',
    alignItems: 'start',
    gap: space['2'],
    margin: 0,
    color: color.ink.muted,
    '@media': {
      [media.tabletAndUp]: { paddingBlockStart: space['5'], borderBlockStart: hairline.subtle },
      [media.phone]: { justifyContent: 'center' },
    },
  }),
);

export const legend = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space['5'],
    ...bareList,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'] } },
  }),
);

export const entry = style(
  component({
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    gap: space['3'],
    '@media': { [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: space['4'] } },
  }),
);

export const texts = style(component({ display: 'grid', gap: space.half }));
