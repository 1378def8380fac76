import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, radius, space } = vars;

/** The post card's own geometry: the halo reaches over the avatar by 6 px. */
export const post = style(
  component({
    display: 'grid',
    gridTemplateColumns: '44px minmax(0, 1fr)',
    columnGap: space['4'],
    paddingBlock: `18px ${space['3']}`,
    paddingInline: '18px',
    '@media': { [media.phone]: { columnGap: 14, paddingInline: space['4'] } },
  }),
);

export const content = style(component({ display: 'grid', gap: space['1'], minInlineSize: 0 }));

export const author = style(component({ display: 'flex', alignItems: 'baseline', gap: 6, minInlineSize: 0 }));

export const figures = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space['2']} ${space['5']}`,
    marginBlockStart: space['2'],
    color: color.ink.muted,
    '@media': { [media.phone]: { columnGap: space['3'] } },
  }),
);

export const count = style(component({ display: 'inline-flex', alignItems: 'center', gap: 7 }));

export const pill = style(
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    minBlockSize: '2rem',
    marginInlineStart: 'auto',
    paddingInline: `13px 10px`,
    border: `1px solid ${color.line.regular}`,
    borderRadius: radius.full,
    whiteSpace: 'nowrap',
  }),
);
