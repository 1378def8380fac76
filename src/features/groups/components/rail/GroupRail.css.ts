import { style } from '@vanilla-extract/css';
import { component, ellipsis } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { space, color, font } = vars;

export const whose = style(
  component({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space['3'], alignItems: 'center' }),
);
export const words = style(component({ display: 'grid', minInlineSize: 0 }));
export const top = style(component({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space['2'] }));
export const list = style(component({ margin: 0, padding: 0, listStyle: 'none' }));
export const request = style(
  component({
    paddingBlockEnd: space['3'],
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line.subtle}`, paddingBlockStart: space['2'] } },
    ':last-child': { paddingBlockEnd: 0 },
  }),
);
/** Both answers are equally wide. */
export const answers = style(component({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space['2'] }));
export const channel = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['3'],
    minBlockSize: '2.75rem',
    fontSize: font.size.small,
    lineHeight: font.line.small,
    color: color.ink.muted,
    whiteSpace: 'nowrap',
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line.subtle}` } },
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
