import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const page = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['3'], '@media': { [media.phone]: { gap: 0 } } }));
export const list = style(component({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
