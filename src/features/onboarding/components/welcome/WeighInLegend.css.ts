import { style } from '@vanilla-extract/css';
import { bareList, component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { space } = vars;

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
