import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { space, color, font } = vars;

export const form = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['4'], margin: 0 }));
export const picture = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['4'] }));
export const hint = style(component({ margin: 0, color: color.ink.muted, fontSize: font.size.small, lineHeight: font.line.small }));
export const buttons = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space['2'],
    '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))' } },
  }),
);
