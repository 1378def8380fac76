import { globalStyle, style } from '@vanilla-extract/css';
import { component, flow, hairline } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { page, pageTabs as tabs, texts } from '@/design-system/styles/classes.css.ts';

const { space } = vars;

export const person = style(component({ ...flow.row, gap: space['4'], minInlineSize: 0 }));
/** The width below which filters and order don't fit on one line. */
const narrow = '(width < 21rem)';

export const panel = style(component({ containerType: 'inline-size', ...flow.column, gap: space['2'] }));
export const tools = style(
  component({
    ...flow.wrap,
    gap: space['2'],
    paddingBlockEnd: space['2'],
    borderBlockEnd: hairline.subtle,
    '@container': { [narrow]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space['3'] } },
  }),
);
/** Pushed to the far end; on narrow windows it has its own line. */
export const sort = style(
  component({ display: 'grid', marginInlineStart: 'auto', '@container': { [narrow]: { gridColumn: '1 / -1', margin: 0 } } }),
);
globalStyle(`${sort} button`, component({ '@container': { [narrow]: { justifySelf: 'stretch' } } }));
export const unread = style(component({ ...flow.inline, minBlockSize: 24, textDecoration: 'none', color: 'inherit' }));
