import { style } from '@vanilla-extract/css';
import { component, ellipsis } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const row = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space['3'],
    minBlockSize: '3.5rem',
  }),
);
export const words = style(component({ display: 'grid', minInlineSize: 0 }));
export const detail = style(
  component(ellipsis, { color: vars.color.ink.muted, fontSize: vars.font.size.small, lineHeight: vars.font.line.small }),
);
export const end = style(component({ display: 'flex', alignItems: 'center', gap: vars.space['2'] }));
