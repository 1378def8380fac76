import { globalStyle, style } from '@vanilla-extract/css';
import { component, layers, media, stickyBar } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, space } = vars;

export const page = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'], '@media': { [media.phone]: { gap: 0 } } }),
);
/** The posts ask it for its width. */
export const posts = style(
  component({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['3'],
    '@media': { [media.phone]: { gap: 0 } },
  }),
);
export const tabs = style(component(stickyBar, { '@media': { [media.phone]: { paddingInline: space['3'] } } }));
export const top = style(
  component({ display: 'grid', gap: space['3'], '@media': { [media.phone]: { padding: `${space['3']} ${space['4']}` } } }),
);
export const list = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0, padding: 0, listStyle: 'none' }));
export const sectionTop = style(
  component({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space['3'], paddingBlockEnd: space['2'] }),
);
export const seeAll = style(
  component({
    color: color.action,
    fontSize: font.size.small,
    lineHeight: font.line.small,
    fontWeight: font.weight.bold,
    textDecoration: 'none',
    paddingBlock: space['1'],
    '@media': {
      [media.finePointer]: { ':hover': { textDecoration: 'underline' } },
      [media.coarsePointer]: { minBlockSize: vars.size.target, display: 'inline-flex', alignItems: 'center' },
    },
  }),
);
export const recentTop = style(component({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space['3'] }));
export const recentRow = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space['3'],
    minBlockSize: '3rem',
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.line.subtle}` } },
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

// What matches the search, tinted by the browser's own highlights (`useMatches`).
globalStyle('::highlight(sez-search-match)', { '@layer': { [layers.components]: { backgroundColor: color.state.selected } } });
