import { style } from '@vanilla-extract/css';
import { aside, component, flow, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { space } = vars;

export const form = style(component({ ...flow.column, gap: space['4'], margin: 0 }));
export const picture = style(component({ ...flow.wrap, gap: space['4'] }));
export const hint = style(component({ margin: 0, ...aside }));
export const buttons = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space['2'],
    '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))' } },
  }),
);
