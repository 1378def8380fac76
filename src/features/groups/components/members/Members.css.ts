import { style } from '@vanilla-extract/css';
import { aside, component, media, minus } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { list } from '@/design-system/styles/classes.css.ts';

const { space } = vars;

export const tools = style(
  component({
    display: 'grid',
    // The field keeps space for a few letters; a longer order is cut.
    gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, auto)',
    gap: space['2'],
    alignItems: 'center',
  }),
);
export const row = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: space['2'],
    rowGap: space['1'],
    minBlockSize: '3.75rem',
    // Hidden, because an empty column would still have its gap.
    selectors: { '&:not(:has(> :nth-child(4)))': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  }),
);
export const actions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space['2'],
    '@media': {
      [media.phone]: { selectors: { '&[data-wide]': { gridColumn: '2 / -1', justifyContent: 'flex-start', paddingBlockEnd: space['2'] } } },
    },
  }),
);
/** As wide as a menu button, so that roles align whether a row has a menu or not. */
export const menu = style(component({ inlineSize: 40, display: 'grid', justifyItems: 'center' }));

export const picked = style(component({ display: 'flex', flexWrap: 'wrap', gap: space['2'] }));
export const results = style(component({ maxBlockSize: '18rem', overflowY: 'auto', marginInline: minus('2'), paddingInline: space['2'] }));
export const form = style(component({ display: 'grid', gap: space['4'] }));
export const hint = style(component({ margin: 0, ...aside }));
