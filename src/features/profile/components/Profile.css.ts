import { style } from '@vanilla-extract/css';
import { component, media, stickyBar } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, space, font } = vars;

export const page = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'], '@media': { [media.phone]: { gap: 0 } } }),
);

export const tabs = style(component(stickyBar, { '@media': { [media.phone]: { paddingInline: space['3'] } } }));

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
    '@media': { [media.phone]: { blockSize: 124 } },
  }),
);

export const person = style(
  component({ padding: `0 ${space['5']} ${space['5']}`, '@media': { [media.phone]: { padding: `0 ${space['4']} ${space['4']}` } } }),
);
export const top = style(
  component({
    display: 'flex',
    // Where the actions do not fit beside the picture they stand below it, never on the banner.
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: space['3'],
    marginBlockStart: '-3.75rem',
    minBlockSize: '7.5rem',
  }),
);
export const avatar = style(
  component({ position: 'relative', padding: 12, borderRadius: vars.radius.full, backgroundColor: color.surface.floating, lineHeight: 0 }),
);
export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'], paddingBlockEnd: space['2'] }),
);
export const name = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space['2'],
    minInlineSize: 0,
    marginBlock: `${space['3']} 0`,
    fontSize: '1.5rem',
    lineHeight: '1.875rem',
    fontWeight: font.weight.bold,
    letterSpacing: '-0.02em',
    color: color.ink.strong,
    overflowWrap: 'anywhere',
  }),
);
/** A line of the name, and one of counts, on their way. */
export const nameShape = style(
  component({ display: 'flex', alignItems: 'center', marginBlockStart: space['3'], minBlockSize: '1.875rem' }),
);
export const countersShape = style(
  component({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '1.5rem',
    marginBlockStart: space['3'],
    '@media': { [media.coarsePointer]: { minBlockSize: vars.size.target } },
  }),
);
export const chips = style(component({ display: 'flex', flexWrap: 'wrap', gap: space['2'], paddingBlockStart: space['3'] }));
export const counters = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    lineHeight: '1.5rem',
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
      // The row of counts grows, rather than the targets lying over one another.
      [media.coarsePointer]: { minBlockSize: vars.size.target, display: 'inline-flex', alignItems: 'center', gap: '0.5ch' },
    },
  }),
);
export const handles = style(component({ display: 'flex', flexWrap: 'wrap', columnGap: space['3'] }));
export const handle = style(
  component({ display: 'inline-flex', alignItems: 'center', gap: space['1'], color: color.ink.muted, overflowWrap: 'anywhere' }),
);
export const summary = style(
  component({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', gap: space['4'] }),
);
export const summaryWords = style(component({ display: 'grid', minInlineSize: 0 }));
export const summaryActions = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['2'],
    paddingBlockStart: space['3'],
  }),
);
export const notice = style(component({ margin: `${space['3']} 0 0`, color: color.ink.muted }));
export const count = style(component({ color: color.ink.strong, fontWeight: font.weight.bold, fontVariantNumeric: 'tabular-nums' }));
