import { style } from '@vanilla-extract/css';
import { component, hairline, media, pageHead } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { list as rows } from '@/design-system/styles/classes.css.ts';

const { space } = vars;

export const page = style(
  component({ display: 'grid', gap: space['4'], paddingBlockEnd: space['8'], '@media': { [media.phone]: { gap: 0 } } }),
);

export const head = style(component(pageHead, { display: 'grid', justifyContent: 'normal', gap: space['1'] }));

export const section = style(
  component({ display: 'grid', gap: space['4'], padding: space['5'], '@media': { [media.phone]: { paddingInline: space['4'] } } }),
);

export const texts = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['1'], minInlineSize: 0 }));

/** Name and state at the start, actions at the end; a switch goes below both. */
export const row = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space['3']} ${space['4']}`,
    paddingBlock: space['4'],
    borderBlockStart: hairline.subtle,
    selectors: { '&:first-child': { paddingBlockStart: 0, borderBlockStart: 0 }, '&:last-child': { paddingBlockEnd: 0 } },
  }),
);

export const below = style(component({ gridColumn: '1 / -1' }));

export const start = style(component({ justifySelf: 'start' }));

export const form = style(component({ display: 'grid', gap: space['4'] }));
