import { style } from '@vanilla-extract/css';
import { component, flow, media, minus } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { space } = vars;

export const page = style(
  component({
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    gap: space['8'],
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxInlineSize: 760,
    minBlockSize: '100dvh',
    marginInline: 'auto',
    paddingBlock: `${space['6']} max(${space['6']}, env(safe-area-inset-bottom))`,
    paddingInline: space['6'],
    '@media': { [media.phone]: { paddingInline: space['5'], gap: space['6'] } },
  }),
);

export const top = style(
  component({
    ...flow.row,
    justifyContent: 'space-between',
    gap: space['4'],
    marginInlineStart: minus('2'),
  }),
);

export const title = style(component({ ...flow.apart, gap: space['3'] }));

/** Lines of about 70 characters are the easiest to read. */
export const article = style(component({ display: 'grid', alignContent: 'start', gap: space['6'], maxInlineSize: '42rem' }));

export const texts = style(component({ display: 'grid', gap: space['3'] }));

export const links = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `${space['1']} ${space['6']}`,
    margin: 0,
    paddingBlockStart: space['4'],
    paddingInline: 0,
    listStyle: 'none',
  }),
);

/** Small links need padding as a hit area. */
export const link = style(component({ ...flow.inline, minBlockSize: '2.75rem' }));

export const help = style(component({ display: 'grid', gap: space['6'], padding: space['5'] }));
