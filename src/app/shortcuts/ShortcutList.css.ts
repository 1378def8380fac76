import { style } from '@vanilla-extract/css';
import { component, flow, hairline, media, typeset } from '@/design-system/styles/index.ts';
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
    ...flow.row,
    justifyContent: 'space-between',
    gap: space['4'],
    minBlockSize: '2.5rem',
    ...typeset.body,
    selectors: { '&:not(:last-child)': { borderBlockEnd: hairline.subtle } },
  }),
);

export const keys = style(component({ flex: 'none', ...flow.row, gap: space['1'] }));
export const between = style(component({ fontSize: font.size.small, color: color.ink.muted }));

export const key = style(
  component({
    minInlineSize: '1.75rem',
    paddingInline: space['2'],
    border: hairline.control,
    borderBlockEndWidth: 2,
    borderRadius: radius.small,
    fontFamily: 'inherit',
    fontSize: font.size.small,
    lineHeight: font.line.reading,
    fontWeight: font.weight.medium,
    textAlign: 'center',
  }),
);
