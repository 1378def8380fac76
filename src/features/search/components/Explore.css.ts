import { globalStyle, style } from '@vanilla-extract/css';
import { page } from '@/design-system/styles/classes.css.ts';
import { component, flow, hairline, layers, media, pageHead, typeset } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { list, pageTabs as tabs } from '@/design-system/styles/classes.css.ts';
export { page };

const { color, font, space } = vars;

export const posts = style(
  component({
    ...flow.column,
    gap: space['3'],
    '@media': { [media.phone]: { gap: 0 } },
  }),
);
export const top = style(component(pageHead, { display: 'grid', justifyContent: 'normal', alignItems: 'normal', gap: space['3'] }));
export const sectionTop = style(component({ ...flow.row, justifyContent: 'space-between', gap: space['3'], paddingBlockEnd: space['2'] }));
export const seeAll = style(
  component({
    color: color.action,
    ...typeset.small,
    fontWeight: font.weight.bold,
    textDecoration: 'none',
    paddingBlock: space['1'],
    '@media': {
      [media.finePointer]: { ':hover': { textDecoration: 'underline' } },
      [media.coarsePointer]: { minBlockSize: vars.size.target, ...flow.inline },
    },
  }),
);
export const recentTop = style(component({ ...flow.row, justifyContent: 'space-between', gap: space['3'] }));
export const recentRow = style(
  component({
    ...flow.entry,
    columnGap: space['3'],
    minBlockSize: '3rem',
    selectors: { '&:not(:last-child)': { borderBlockEnd: hairline.subtle } },
  }),
);
export const recentTerm = style(
  component({
    color: color.ink.strong,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    paddingBlock: space['2'],
    '@media': { [media.finePointer]: { ':hover': { textDecoration: 'underline' } } },
  }),
);

/**
 * Tints matches with the CSS Custom Highlight API (`useMatches`). Without a class in front, the selector would match
 * every element, and loading this file would recalculate the styles of the whole page.
 */
export const found = style([page, {}]);
globalStyle(`${found} ::highlight(sez-search-match)`, { '@layer': { [layers.components]: { backgroundColor: color.state.selected } } });
