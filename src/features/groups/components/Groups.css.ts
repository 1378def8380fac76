import { style } from '@vanilla-extract/css';
import { aside, component, flow, hairline, lineClamp, minus, rowLink } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { detail, list, page, texts } from '@/design-system/styles/classes.css.ts';

const { space, color, font } = vars;

/**
 * Rows far from the window are neither laid out nor painted: a hundred of them scroll like ten. The first ones are, at once: a guessed
 * height would be corrected a frame later, and move what stands below.
 */
export const item = style(
  component({
    // What is skipped is clipped as well; the ring of the focus and large hit areas need room.
    marginInline: minus('2'),
    paddingInline: space['2'],
    selectors: {
      '&:nth-child(n + 13)': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 4.5rem' },
      '& + &': { borderBlockStart: hairline.subtle },
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
/** The whole row leads to the group; its buttons lie above. */
export const link = style(component(rowLink));
/** What a group is about, on two lines. */
export const description = style(component(lineClamp(2), aside));
/** How one stands in the group. */
export const standing = style(component({ color: color.ink.strong, fontWeight: font.weight.medium }));
export const actions = style(
  component({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space['2'],
    // Two buttons leave a phone's row no room for a name: they go below it.
    '@media': { '(width < 420px)': { selectors: { '&:has(> :nth-of-type(2))': { gridColumn: '2 / -1', justifyContent: 'flex-start' } } } },
  }),
);
/** On a narrow window the field keeps a line of its own: beside the button it could not show what it asks for. */
export const top = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: space['3'],
    alignItems: 'center',
    '@media': { '(width < 420px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

/** The heading of a list; what stands beside it is higher than a line, and makes none higher. */
export const sectionTop = style(component({ ...flow.apart, gap: space['3'] }));
export const beside = style(component({ display: 'inline-flex', minInlineSize: 0, marginBlock: minus('2') }));
