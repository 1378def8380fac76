import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, radius, space } = vars;

export const groups = style(
  component({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: space['8'],
    marginBlockStart: space['5'],
    '@media': { [media.phone]: { gridTemplateColumns: '1fr', gap: space['6'], marginBlockStart: space['4'] } },
  }),
);

export const rows = style(component({ marginBlockStart: space['2'] }));

export const row = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['4'],
    minBlockSize: '2.5rem',
    fontSize: font.size.body,
    lineHeight: font.line.body,
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.line.subtle}` } },
  }),
);

export const keys = style(component({ flex: 'none', display: 'flex', alignItems: 'center', gap: space['1'] }));
export const between = style(component({ fontSize: font.size.small, color: color.ink.muted }));

export const key = style(
  component({
    minInlineSize: '1.75rem',
    paddingInline: space['2'],
    border: `1px solid ${color.line.control}`,
    borderBlockEndWidth: 2,
    borderRadius: radius.small,
    fontFamily: 'inherit',
    fontSize: font.size.small,
    lineHeight: '1.5rem',
    fontWeight: font.weight.medium,
    textAlign: 'center',
  }),
);
