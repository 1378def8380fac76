import { style } from '@vanilla-extract/css';
import { component, flow, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';
import { introHeight, introHeightOnPhone } from './HomeFeed.css.ts';

export { page as posts } from '@/design-system/styles/classes.css.ts';

const { space } = vars;

export const intro = style(component({ paddingBlockEnd: space['6'] }));

/** The first steps, then the line above the posts. */
export const top = style(component({ ...flow.column, gap: space['3'] }));

export const title = style(
  component({
    ...flow.row,
    justifyContent: 'space-between',
    paddingBlockEnd: space['2'],
    paddingInlineStart: space['1'],
    '@media': { [media.phone]: { paddingInline: space['4'] } },
  }),
);

/** As high as the placeholder, with the button that shows the rest below the cut. */
export const cut = style(
  component({
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridAutoRows: 'auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    blockSize: introHeight,
    '@media': { [media.phone]: { blockSize: introHeightOnPhone } },
  }),
);
/** Fades out at the cut. */
export const cutPosts = style(
  component({ overflow: 'clip', maskImage: `linear-gradient(black calc(100% - ${space['12']}), transparent)` }),
);
export const people = style(component({ paddingBlockStart: space['3'], '@media': { [media.phone]: { paddingInline: space['4'] } } }));
export const more = style(component({ display: 'grid', justifyItems: 'center', paddingBlockStart: space['2'] }));
