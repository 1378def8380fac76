import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

/** What stands in it asks it for its width: one box to ask for however many places. */
export const list = style(component({ inlineSize: '100%', containerType: 'inline-size' }));

/** On phones nothing reaches over the edge of a place: what changes in one is painted without a look at the others. */
export const place = style(component({ contain: 'layout style', '@media': { [media.phone]: { contain: 'content' } } }));

const mark = vars.color.surface.sunken;
/** A usual post: how high, where its picture and its words stand. */
const tile = { height: '280px', words: '82px' } as const;

/**
 * Where posts are not drawn yet: their shapes, painted as one background however many there are. A list thrown faster than a slow phone
 * draws shows these instead of holding up the finger.
 */
export const room = style(
  component({
    backgroundColor: vars.color.surface.card,
    backgroundImage:
      `radial-gradient(circle 22px at 43px 40px, ${mark} 21px, transparent 22px), ` +
      `linear-gradient(transparent 18px, ${mark} 18px 30px, transparent 30px 54px, ${mark} 54px 66px, transparent 66px 78px, ${mark} 78px 90px, ` +
      `transparent 90px 102px, ${mark} 102px 114px, transparent 114px)`,
    backgroundSize: `${tile.words} ${tile.height}, calc(100% - ${tile.words} - 16px) ${tile.height}`,
    backgroundPosition: `0 0, ${tile.words} 0`,
    backgroundRepeat: 'repeat-y',
    selectors: { '[dir="rtl"] &': { backgroundPosition: '100% 0, 16px 0' } },
  }),
);

/** Articles stand apart, rows do not. */
export const article = style(component({ paddingBlockEnd: vars.space['3'], '@media': { [media.phone]: { paddingBlockEnd: 0 } } }));
