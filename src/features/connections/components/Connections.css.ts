import { globalStyle, style } from '@vanilla-extract/css';
import { component, media, stickyBar } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, space } = vars;

export const page = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'], '@media': { [media.phone]: { gap: 0 } } }),
);
export const tabs = style(component(stickyBar, { '@media': { [media.phone]: { paddingInline: space['3'] } } }));
export const person = style(component({ display: 'flex', alignItems: 'center', gap: space['4'], minInlineSize: 0 }));
export const who = style(component({ display: 'grid', minInlineSize: 0 }));
/** So little room that filters and order have no place in one line. */
const narrow = '(width < 21rem)';

export const panel = style(
  component({ containerType: 'inline-size', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['2'] }),
);
export const tools = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space['2'],
    paddingBlockEnd: space['2'],
    borderBlockEnd: `1px solid ${color.line.subtle}`,
    '@container': { [narrow]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: space['3'] } },
  }),
);
/** Pushed to the far end; with little room it takes a whole line of its own. */
export const sort = style(
  component({ display: 'grid', marginInlineStart: 'auto', '@container': { [narrow]: { gridColumn: '1 / -1', margin: 0 } } }),
);
globalStyle(`${sort} button`, component({ '@container': { [narrow]: { justifySelf: 'stretch' } } }));
export const list = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' }));
export const unread = style(
  component({ display: 'inline-flex', alignItems: 'center', minBlockSize: 24, textDecoration: 'none', color: 'inherit' }),
);
