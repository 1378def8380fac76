import { style } from '@vanilla-extract/css';
import { component, ellipsis, focusRingInset } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { space, radius, color, font } = vars;

export const list = style(component({ margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(component({ display: 'flex', alignItems: 'center', gap: space['1'], minBlockSize: '3.5rem' }));
export const open = style(
  component(focusRingInset, {
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    alignContent: 'center',
    minBlockSize: '3.25rem',
    marginInlineStart: `calc(-1 * ${space['3']})`,
    paddingInline: space['3'],
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    color: color.ink.strong,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.state.hover } },
  }),
);
export const name = style(component(ellipsis, { fontWeight: font.weight.medium }));
export const facts = style(component(ellipsis, { color: color.ink.muted, fontSize: font.size.small, lineHeight: font.line.small }));
