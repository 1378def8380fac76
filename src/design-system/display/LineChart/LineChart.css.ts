import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space } = vars;

/** Distance of a tick or an end point from the bottom, as a percentage of the chart's height. */
export const rise = createVar();
/** Distance of the selected moment from the left edge, as a percentage of the chart's width. */
export const offset = createVar();

const label = {
  fontSize: font.size.label,
  lineHeight: font.line.label,
  color: color.ink.faint,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Left to right in every language, like the numbers of an axis. */
export const chart = style(
  component({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space['2'], direction: 'ltr' }),
);

const height = '6.5rem';

export const axis = style(component({ position: 'relative', blockSize: height, display: 'grid', justifyItems: 'end' }));
/** Horizontally in the flow, so that the column is as wide as its widest number; vertically positioned. */
export const tick = style(
  component(label, { gridArea: '1 / 1', alignSelf: 'end', transform: 'translateY(50%)', position: 'relative', insetBlockEnd: rise }),
);

export const plot = style(
  component({
    position: 'relative',
    blockSize: height,
    borderRadius: vars.radius.small,
    cursor: 'crosshair',
    // A finger that moves along the lines doesn't scroll the page sideways, but still up and down.
    touchAction: 'pan-y',
  }),
);

/** The selected moment, by default the last one: a vertical line with a dot on each line. */
export const pointer = recipe({
  base: component({ position: 'absolute', insetBlock: 0, insetInlineStart: offset, inlineSize: 0, pointerEvents: 'none' }),
  variants: {
    isReading: { true: component({ borderInlineStart: `1px dashed ${color.line.control}` }) },
  },
});

export const rule = style(
  component({ position: 'absolute', insetInline: 0, insetBlockEnd: rise, borderBlockStart: `1px solid ${color.line.subtle}` }),
);

export const lines = style(
  component({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', overflow: 'visible', fill: 'none' }),
);

/** A sparkline: a small chart within a line of text. */
export const spark = style(component({ position: 'relative', flex: 'none', inlineSize: '4rem', blockSize: '1.25rem', direction: 'ltr' }));

export const line = recipe({
  base: component({
    vectorEffect: 'non-scaling-stroke',
    strokeWidth: 2.2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // Dashes would be as long as the course itself.
    selectors: { [`${spark} &`]: { strokeWidth: 1.5, strokeDasharray: 'none' } },
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  }),
  variants: {
    series: components({
      one: { stroke: color.series.one },
      two: { stroke: color.series.two, strokeDasharray: '7 5' },
      three: { stroke: color.series.three, strokeDasharray: '0.5 5' },
    }),
  },
});

/** A value, as a dot on its line. */
export const end = recipe({
  base: component({
    position: 'absolute',
    insetInlineStart: -4,
    insetBlockEnd: `calc(${rise} - 4px)`,
    inlineSize: 8,
    blockSize: 8,
    borderRadius: '50%',
    '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
  variants: {
    series: components({
      one: { backgroundColor: color.series.one },
      two: { backgroundColor: color.series.two },
      three: { backgroundColor: color.series.three },
    }),
  },
});

export const moments = style(
  component(label, { gridColumn: 2, display: 'flex', justifyContent: 'space-between', marginBlockStart: space['2'] }),
);

/** In the middle between the first and the last moment. */
export const readMoment = style(component({ color: color.ink.strong, fontWeight: font.weight.bold }));

export const legend = style(component({ display: 'grid', marginBlockStart: space['2'] }));
export const row = style(
  component({
    display: 'flex',
    // With large text the numbers wrap below the name instead of cutting it.
    flexWrap: 'wrap',
    alignItems: 'center',
    minBlockSize: '1.5rem',
    columnGap: space['2'],
    fontSize: font.size.small,
    lineHeight: font.line.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const name = style(component({ flex: '1 0 auto' }));
export const number = style(component({ minInlineSize: '1.75rem', textAlign: 'end' }));

/** Line and button together are 40 px high: a chart fits the grid of 8. */
export const rest = style(component({ display: 'grid', gap: `calc(${space['2']} - 1px)`, marginBlockStart: space['2'] }));
/** Moved out by the button's padding, so that its icon is aligned with the dashes of the legend. */
export const toggle = style(component({ marginInlineStart: `calc(${space['3']} * -1)` }));

export const scroller = style(component({ maxBlockSize: '14rem', overflow: 'auto' }));
export const table = style(
  component({ inlineSize: '100%', fontSize: font.size.small, lineHeight: font.line.small, fontVariantNumeric: 'tabular-nums' }),
);

const cellBox = {
  paddingBlock: space['1'],
  paddingInlineStart: space['2'],
  textAlign: 'end',
  borderBlockEnd: `1px solid ${color.line.subtle}`,
} as const;

export const cell = style(component(cellBox));
export const moment = style(
  component(cellBox, { paddingInlineStart: 0, textAlign: 'start', color: color.ink.muted, whiteSpace: 'nowrap' }),
);
export const head = style(component(cellBox, { fontSize: font.size.label, color: color.ink.muted }));
