import { globalStyle, style } from '@vanilla-extract/css';
import {
  allAround,
  aside,
  component,
  ellipsis,
  flow,
  focusRing,
  hairline,
  media,
  pageHead,
  typeset,
} from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, space } = vars;

export const title = style(component(pageHead, { paddingBlockEnd: space['3'] }));

export const row = style(
  component({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space['2'],
    paddingBlock: space['2'],
    paddingInline: space['4'],
    borderBlockStart: hairline.subtle,
    selectors: { '[data-index="0"] > &, :not([data-index]) > &:first-child': { borderBlockStart: 'none' } },
    '@media': { [media.finePointer]: { selectors: { '&:hover': { background: color.state.hover } } } },
  }),
);

/** Rows have no gap, unlike the articles of other feeds. */
export const rows = style(component(flow.column));
globalStyle(`${rows} [data-index]`, component({ paddingBlockEnd: 0 }));

export const texts = style(component({ minInlineSize: 0 }));

export const context = style(
  component(ellipsis, {
    ...flow.row,
    gap: space['1'],
    ...aside,
  }),
);

export const line = style(component({ display: 'flex', justifyContent: 'space-between', gap: space['2'], minInlineSize: 0 }));

/** The link of a row is as large as the row. */
export const cover = style([
  component(focusRing),
  component({
    minInlineSize: 0,
    overflow: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: color.ink.strong,
    fontSize: font.size.small,
    textDecoration: 'none',
    '::after': allAround,
  }),
]);

export const name = style(component({ fontWeight: font.weight.bold }));

export const age = style(component({ flex: 'none', color: color.ink.muted, fontSize: font.size.small, whiteSpace: 'nowrap' }));

export const text = style(
  component({
    margin: 0,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'clip',
    overflowWrap: 'anywhere',
    color: color.ink.strong,
    ...typeset.body,
  }),
);
