import { style } from '@vanilla-extract/css';
import { aside, bareList, component, flow, hairline, media, pageHead } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { space } = vars;

export const page = style(component({ ...flow.column, gap: space['5'] }));

const besideCards = { '@media': { [media.phone]: { paddingInline: space['4'] } } };
export const title = style(component(pageHead));
export const section = style(component({ ...flow.column, gap: space['2'] }));
export const sectionTitle = style(component(besideCards, { ...flow.row, gap: space['2'], minBlockSize: '1.5rem' }));

/** A size container, because the rows adapt to its width. */
export const list = style(
  component({
    containerType: 'inline-size',
    ...flow.column,
    ...bareList,
  }),
);
export const state = style(component({ paddingBlock: space['3'] }));
export const more = style(
  component({
    ...flow.apart,
    gap: space['3'],
    padding: `${space['3']} ${space['4']}`,
    borderBlockStart: hairline.subtle,
  }),
);
export const left = style(component(aside));
