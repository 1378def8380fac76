import { style } from '@vanilla-extract/css';
import { component, flow, rowLink } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { detail, texts } from '@/design-system/styles/classes.css.ts';

const { space } = vars;

export const row = style(
  component({
    position: 'relative',
    ...flow.entry,
    gap: space['3'],
    minBlockSize: '3.75rem',
    paddingBlock: space['2'],
  }),
);
/** The link covers the whole row; the row's buttons lie above it. */
export const link = style(component(rowLink));
export const actions = style(component({ position: 'relative', display: 'flex', gap: space['2'] }));
