import { style } from '@vanilla-extract/css';
import { component, flow, media, typeset } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { page, pageTabs as tabs, texts as summaryWords } from '@/design-system/styles/classes.css.ts';

const { color, space, font } = vars;

export const banner = style(
  component({
    blockSize: 152,
    backgroundColor: color.brand.primary,
    backgroundImage: [
      `radial-gradient(60% 120% at 12% 0%, ${color.brand.primary}, transparent 70%)`,
      `radial-gradient(60% 120% at 100% 10%, ${color.brand.secondary}, transparent 70%)`,
      `radial-gradient(70% 120% at 60% 120%, ${color.brand.accent}, transparent 75%)`,
    ].join(', '),
    opacity: 0.85,
    '@media': { [media.phone]: { blockSize: 72 } },
  }),
);

export const person = style(
  component({ padding: `0 ${space['5']} ${space['5']}`, '@media': { [media.phone]: { padding: `0 ${space['4']} ${space['2']}` } } }),
);
/** Size of the picture with its ring; half of it overlaps the banner. */
const pictureHeight = '7.5rem';

export const top = style(
  component({
    display: 'flex',
    // Actions that don't fit beside the picture go below it, never onto the banner.
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: space['3'],
    marginBlockStart: `calc(-0.5 * ${pictureHeight})`,
    minBlockSize: pictureHeight,
  }),
);
export const avatar = style(
  component({
    position: 'relative',
    padding: space['3'],
    borderRadius: vars.radius.full,
    backgroundColor: color.surface.floating,
    lineHeight: 0,
  }),
);
/** At the lower end corner of the picture, on a ground of its own, because pictures have any colour. */
export const pictureAction = style(
  component({
    position: 'absolute',
    insetBlockEnd: space['2'],
    insetInlineStart: space['2'],
    borderRadius: vars.radius.full,
    backgroundColor: color.surface.floating,
  }),
);
export const actions = style(
  component({ ...flow.wrap, gap: space['2'], paddingBlockEnd: space['2'], '@media': { [media.phone]: { columnGap: space['1'] } } }),
);
export const name = style(
  component({
    ...flow.row,
    gap: space['2'],
    minInlineSize: 0,
    marginBlock: `${space['3']} 0`,
    ...typeset.nameplate,
    fontWeight: font.weight.bold,
    letterSpacing: '-0.02em',
    color: color.ink.strong,
    overflowWrap: 'anywhere',
  }),
);
/** The placeholders of the name and of the counts. */
export const nameShape = style(component({ ...flow.row, marginBlockStart: space['3'], minBlockSize: '1.875rem' }));
export const countersShape = style(
  component({
    ...flow.row,
    minBlockSize: '1.5rem',
    marginBlockStart: space['3'],
    '@media': { [media.coarsePointer]: { minBlockSize: vars.size.target } },
  }),
);
export const chips = style(component({ display: 'flex', flexWrap: 'wrap', gap: space['2'], paddingBlockStart: space['3'] }));
export const counters = style(
  component({
    ...flow.wrap,
    lineHeight: font.line.reading,
    gap: `${space['1']} ${space['5']}`,
    margin: 0,
    '@media': { [media.phone]: { columnGap: space['3'], fontSize: font.size.small } },
    paddingBlockStart: space['3'],
    color: color.ink.muted,
  }),
);
export const counterLink = style(
  component({
    color: 'inherit',
    textDecoration: 'none',
    '@media': {
      '(hover: hover)': { ':hover': { textDecoration: 'underline' } },
      // The row of counts grows, so that the hit areas don't overlap.
      [media.coarsePointer]: { minBlockSize: vars.size.target, ...flow.inline, gap: '0.5ch' },
    },
  }),
);
export const handles = style(component({ display: 'flex', flexWrap: 'wrap', columnGap: space['3'] }));
export const handle = style(component({ ...flow.inline, gap: space['1'], color: color.ink.muted, overflowWrap: 'anywhere' }));
export const summary = style(
  component({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: space['4'] }),
);
export const summaryActions = style(
  component({
    ...flow.apart,
    gap: space['2'],
    paddingBlockStart: space['3'],
  }),
);
export const notice = style(component({ margin: `${space['3']} 0 0`, color: color.ink.muted }));
export const count = style(component({ color: color.ink.strong, fontWeight: font.weight.bold, fontVariantNumeric: 'tabular-nums' }));
