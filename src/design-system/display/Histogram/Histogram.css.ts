import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space } = vars;

/** Height of a column as a share of the highest, 0…1. */
export const share = createVar();

export const figure = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'space-between', gap: space['1'] }),
);

export const caption = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space['2'],
    fontSize: font.size.small,
    lineHeight: font.line.small,
    // Three side by side: the averages are all below the names rather than below the longest only.
    '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'start' } },
  }),
);

export const columns = style(
  component({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: space['1'],
    alignItems: 'end',
    fontSize: font.size.label,
    lineHeight: font.line.label,
    textAlign: 'center',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
    color: color.ink.muted,
  }),
);

export const bar = recipe({
  base: component({
    blockSize: `calc(28px * ${share})`,
    minBlockSize: 3,
    marginBlockEnd: 3,
    borderRadius: '3px 3px 1px 1px',
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
  variants: {
    sign: components({
      negative: { backgroundColor: color.negative.mark },
      zero: { backgroundColor: color.line.control },
      // An empty column shows only its foot.
      none: { backgroundColor: color.line.regular, opacity: 1 },
      positive: { backgroundColor: color.positive.mark },
    }),
    // Values between zero and the ends are paler; the number below gives the exact value.
    isMild: { true: component({ opacity: 0.6 }) },
  },
});
