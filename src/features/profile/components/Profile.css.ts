import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, space, font } = vars;

export const page = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'], '@media': { [media.phone]: { gap: 0 } } }));

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

export const person = style(component({ padding: `0 ${space['5']} ${space['5']}`, '@media': { [media.phone]: { padding: `0 ${space['4']} ${space['4']}` } } }));
export const top = style(component({ display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: space['3'], marginBlockStart: '-3.75rem', minBlockSize: '7.5rem' }));
export const avatar = style(component({ position: 'relative', padding: 12, borderRadius: vars.radius.full, backgroundColor: color.surface.floating, lineHeight: 0 }));
export const actions = style(component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: space['2'], paddingBlockEnd: space['2'] }));
export const name = style(component({ display: 'flex', alignItems: 'center', gap: space['2'], minInlineSize: 0, marginBlock: `${space['3']} 0`, fontSize: '1.5rem', lineHeight: '1.875rem', fontWeight: font.weight.bold, letterSpacing: '-0.02em', color: color.ink.strong, overflowWrap: 'anywhere' }));
export const chips = style(component({ display: 'flex', flexWrap: 'wrap', gap: space['2'], paddingBlockStart: space['3'] }));
export const counters = style(component({ display: 'flex', flexWrap: 'wrap', gap: `${space['1']} ${space['5']}`, margin: 0, paddingBlockStart: space['3'], color: color.ink.muted }));
export const count = style(component({ color: color.ink.strong, fontWeight: font.weight.bold, fontVariantNumeric: 'tabular-nums' }));
