import { style } from '@vanilla-extract/css';
import { component } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, radius, space } = vars;

export const row = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] }));

export const frame = style(
  component({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    overflow: 'hidden',
    borderRadius: radius.control,
    backgroundColor: color.surface.sunken,
  }),
);

export const words = style(component({ flex: '1 1 7rem', display: 'grid', minInlineSize: 0 }));
export const title = style(component({ margin: 0, fontSize: font.size.body, lineHeight: font.line.body, fontWeight: font.weight.medium }));
export const actions = style(component({ display: 'flex', flexWrap: 'wrap', gap: space['1'] }));
