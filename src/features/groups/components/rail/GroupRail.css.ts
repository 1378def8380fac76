import { style } from '@vanilla-extract/css';
import { aside, component, ellipsis, flow, hairline } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { list, texts } from '@/design-system/styles/classes.css.ts';

const { space, color, font } = vars;

export const parentGroup = style(
  component({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space['3'], alignItems: 'center' }),
);
export const top = style(component({ ...flow.row, justifyContent: 'space-between', gap: space['2'] }));
export const request = style(
  component({
    paddingBlockEnd: space['3'],
    selectors: { '& + &': { borderBlockStart: hairline.subtle, paddingBlockStart: space['2'] } },
    ':last-child': { paddingBlockEnd: 0 },
  }),
);
/** Both answer buttons have the same width. */
export const answers = style(component({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space['2'] }));
export const channel = style(
  component({
    position: 'relative',
    ...flow.row,
    justifyContent: 'space-between',
    gap: space['3'],
    minBlockSize: '2.75rem',
    ...aside,
    whiteSpace: 'nowrap',
    selectors: { '& + &': { borderBlockStart: hairline.subtle } },
  }),
);
export const link = style(
  component(ellipsis, {
    color: color.ink.strong,
    fontWeight: font.weight.bold,
    textDecoration: 'none',
    ':hover': { textDecoration: 'underline' },
    selectors: { '&[aria-current]': { color: color.link } },
  }),
);
