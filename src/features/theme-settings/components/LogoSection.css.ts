import { style } from '@vanilla-extract/css';
import { component, flow, square, typeset } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, radius, space } = vars;

export const row = style(component({ ...flow.wrap, gap: space['3'] }));

export const frame = style(
  component({
    flex: 'none',
    ...flow.middle,
    ...square('2.75rem'),
    overflow: 'hidden',
    borderRadius: radius.control,
    backgroundColor: color.surface.sunken,
  }),
);

export const texts = style(component({ flex: '1 1 7rem', display: 'grid', minInlineSize: 0 }));
export const title = style(component({ margin: 0, ...typeset.body, fontWeight: font.weight.medium }));
export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: space['1'] }));
