import { style } from '@vanilla-extract/css';
import { aside, component, flow, hairline, lineClamp, minus, pageHead, rowLink } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { detail, list, page, texts } from '@/design-system/styles/classes.css.ts';

const { space, color, font } = vars;

/**
 * Rows far from the viewport are neither laid out nor painted, so that long lists scroll fast. The first rows are always laid out: an
 * estimated height would be corrected a frame later and shift the content below.
 */
export const item = style(
  component({
    // `content-visibility` also clips; focus rings and large hit areas need this space.
    marginInline: minus('2'),
    paddingInline: space['2'],
    selectors: {
      '&:nth-child(n + 13)': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 4.5rem' },
      '& + &, [data-index]:not([data-index="0"]) > &': { borderBlockStart: hairline.subtle },
    },
  }),
);
export const row = style(
  component({
    position: 'relative',
    ...flow.entry,
    columnGap: space['3'],
    rowGap: space['2'],
    minBlockSize: '4rem',
    paddingBlock: space['2'],
  }),
);
export const nameLine = style(component({ ...flow.row, gap: space['1'], minInlineSize: 0, color: color.ink.muted }));
/** The link covers the whole row; the row's buttons lie above it. */
export const link = style(component(rowLink));
export const head = style(component(pageHead));
/** A group's description, limited to two lines. */
export const description = style(component(lineClamp(2), aside));
/** The person's status in the group. */
export const status = style(component({ color: color.ink.strong, fontWeight: font.weight.medium }));
export const actions = style(
  component({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space['2'],
    // Two buttons would leave no space for a name on a phone, so they go below it.
    '@media': { '(width < 420px)': { selectors: { '&:has(> :nth-of-type(2))': { gridColumn: '2 / -1', justifyContent: 'flex-start' } } } },
  }),
);
/** On a narrow window the field has its own line, because its placeholder text doesn't fit beside the button. */
export const top = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space['3'],
    alignItems: 'center',
    '@media': { '(width < 420px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** The heading of a list. The element beside it is higher than the text but doesn't make the line higher. */
export const sectionTop = style(component({ ...flow.apart, gap: space['3'] }));
export const beside = style(component({ display: 'inline-flex', minInlineSize: 0, marginBlock: minus('2') }));

/** The text of a button that opens a menu, and its arrow. */
export const opens = style(component({ ...flow.row, gap: vars.space['1'] }));
