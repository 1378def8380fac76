import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { bandHeight, media } from '../../styles/media.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Space for shadows and focus rings, which a scrolling box would cut. */
const overhang = '8px';
const top = `calc(${vars.size.header} + var(${bandHeight}, 0px) + ${vars.space['5']})`;

export const rail = recipe({
  base: component({
    minInlineSize: 0,
    '@media': {
      [media.desktop]: {
        position: 'sticky',
        insetBlockStart: `calc(${top} - ${overhang})`,
        gridRow: 1,
        // A rail taller than the window scrolls by itself; the padding keeps shadows and focus rings from being cut.
        maxBlockSize: `calc(100dvh - ${top})`,
        overflowY: 'auto',
        scrollbarWidth: 'none',
        margin: `calc(-1 * ${overhang})`,
        padding: overhang,
      },
    },
  }),
  variants: {
    side: components({
      start: { '@media': { [media.desktop]: { gridColumn: 1 } } },
      end: { '@media': { [media.desktop]: { gridColumn: 3 } } },
    }),
    narrow: components({
      hidden: { '@media': { [media.tabletAndDown]: { display: 'none' } } },
      dissolved: { '@media': { [media.tabletAndDown]: { display: 'contents' } } },
    }),
  },
});
