import { style } from '@vanilla-extract/css';
import { component, ellipsis, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { space, color, font } = vars;

export const page = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'], '@media': { [media.phone]: { gap: 0 } } }));
export const list = style(component({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const item = style(component({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.line.subtle}` } } }));
export const row = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space['3'],
    minBlockSize: '4rem',
    paddingBlock: space['2'],
    color: 'inherit',
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
  }),
);
export const words = style(component({ display: 'grid', minInlineSize: 0 }));
export const name = style(component(ellipsis, { color: color.ink.strong, fontWeight: font.weight.bold }));
export const detail = style(component(ellipsis, { color: color.ink.muted, fontSize: font.size.small, lineHeight: font.line.small }));
export const header = style(component({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space['4'], alignItems: 'center' }));
export const titles = style(component({ display: 'grid', gap: space['1'], minInlineSize: 0, overflowWrap: 'anywhere' }));
export const facts = style(component({ display: 'flex', flexWrap: 'wrap', gap: space['2'] }));
export const description = style(component({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
