import { style } from '@vanilla-extract/css';
import { component, ellipsis, flow } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { detail, words } from '@/design-system/styles/classes.css.ts';

const { space, color, font } = vars;

export const row = style(
  component({
    position: 'relative',
    ...flow.entry,
    gap: space['3'],
    minBlockSize: '3.75rem',
    paddingBlock: space['2'],
  }),
);
/** The whole row leads to the channel; its buttons lie above. */
export const link = style(
  component(ellipsis, {
    color: color.ink.strong,
    fontWeight: font.weight.bold,
    textDecoration: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':hover': { textDecoration: 'underline' },
  }),
);
export const actions = style(component({ position: 'relative', display: 'flex', gap: space['2'] }));
