import { style } from '@vanilla-extract/css';
import { component, flow, hairline, media, pillShape } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, space } = vars;

/** The post card's geometry: the halo extends beyond the avatar by 6 px. */
export const post = style(
  component({
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    columnGap: space['4'],
    paddingBlock: `${space['5']} ${space['3']}`,
    paddingInline: space['5'],
    '@media': { [media.phone]: { columnGap: space['3'], paddingInline: space['4'] } },
  }),
);

export const content = style(component({ display: 'grid', gap: space['1'], minInlineSize: 0 }));

export const author = style(component({ display: 'flex', alignItems: 'baseline', gap: space['2'], minInlineSize: 0 }));

export const figures = style(
  component({
    ...flow.wrap,
    gap: `${space['2']} ${space['5']}`,
    marginBlockStart: space['2'],
    color: color.ink.muted,
    '@media': { [media.phone]: { columnGap: space['3'] } },
  }),
);

export const count = style(component({ ...flow.inline, gap: space['2'] }));

export const pill = style(
  component({
    ...pillShape,
    marginInlineStart: 'auto',
    border: hairline.regular,
  }),
);
