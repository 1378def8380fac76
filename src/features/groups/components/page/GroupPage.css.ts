import { style } from '@vanilla-extract/css';
import { aside, component, flow, media, userText } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { pageTabs as tabs } from '@/design-system/styles/classes.css.ts';

const { space, color, font } = vars;

export const header = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space['4'],
    rowGap: space['3'],
    alignItems: 'start',
  }),
);
export const titles = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['2'], minInlineSize: 0, overflowWrap: 'anywhere' }),
);
export const facts = style(
  component({
    ...flow.wrap,
    columnGap: space['3'],
    rowGap: space['1'],
    overflowX: 'clip',
    ...aside,
  }),
);
/** The separating dot hangs into the gap before its item. The gap is clipped at a line's start, so that no line begins with a dot. */
export const fact = style(
  component({ position: 'relative', '::before': { content: '"·" / ""', position: 'absolute', insetInlineStart: '-0.5rem' } }),
);
export const number = style(component({ color: color.ink.strong, fontWeight: font.weight.bold, fontVariantNumeric: 'tabular-nums' }));
export const description = style(component({ margin: 0, whiteSpace: 'pre-wrap', ...userText }));
export const actions = style(component({ ...flow.wrap, gap: space['2'] }));
export const end = style(component({ marginInlineStart: 'auto' }));
export const panel = style(component({ paddingBlockStart: space['3'], '@media': { [media.phone]: { paddingBlockStart: 0 } } }));
export const sectionTop = style(component({ ...flow.row, justifyContent: 'space-between', gap: space['3'] }));
export const fields = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    columnGap: space['5'],
    rowGap: space['3'],
    alignItems: 'baseline',
    margin: 0,
    '@media': { '(width < 420px)': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0 } },
  }),
);
export const term = style(component(aside));
export const value = style(
  component({
    margin: 0,
    whiteSpace: 'pre-wrap',
    ...userText,
    minInlineSize: 0,
    // In one column, a value belongs to the label above it.
    '@media': { '(width < 420px)': { selectors: { '&:not(:last-child)': { paddingBlockEnd: space['3'] } } } },
  }),
);
