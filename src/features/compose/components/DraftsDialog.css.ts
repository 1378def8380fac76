import { style } from '@vanilla-extract/css';
import { bareButton, component, ellipsis, flow, focusRingInset, minus } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { detail as facts, list } from '@/design-system/styles/classes.css.ts';

const { space, radius, color, font } = vars;

export const row = style(component({ ...flow.row, gap: space['1'], minBlockSize: '3.5rem' }));
export const open = style(
  component(focusRingInset, {
    flex: 1,
    minInlineSize: 0,
    display: 'grid',
    alignContent: 'center',
    minBlockSize: '3.25rem',
    ...bareButton,
    marginInlineStart: minus('3'),
    paddingInline: space['3'],
    borderRadius: radius.control,
    color: color.ink.strong,
    selectors: { '&:hover': { background: color.state.hover } },
  }),
);
export const name = style(component(ellipsis, { fontWeight: font.weight.medium }));
