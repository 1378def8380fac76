import { style } from '@vanilla-extract/css';
import { component, ellipsis, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, space } = vars;

export const list = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space['3'],
    minBlockSize: '3.5rem',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: vars.radius.small,
    '@media': { [media.finePointer]: { ':hover': { backgroundColor: color.state.hover } } },
  }),
);
export const words = style(component({ display: 'grid', minInlineSize: 0 }));
export const name = style(component(ellipsis, { color: color.ink.strong, fontWeight: font.weight.bold }));
export const facts = style(component(ellipsis, { color: color.ink.muted, fontSize: font.size.small, lineHeight: font.line.small }));
