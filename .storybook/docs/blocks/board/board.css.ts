import { style } from '@vanilla-extract/css';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, radius, space } = vars;

/** As many panes side by side as fit, each as wide as its window. */
export const board = style({ display: 'flex', flexWrap: 'wrap', gap: space['6'], alignItems: 'flex-start' });

export const pane = style({ display: 'grid', gap: space['2'], minInlineSize: 0, maxInlineSize: '100%' });

/** The frame has the size of the screen and is only scaled down. */
export const window = style({
  position: 'relative',
  maxInlineSize: '100%',
  overflow: 'hidden',
  border: `1px solid ${color.line.regular}`,
  borderRadius: radius.card,
});

export const frame = style({
  display: 'block',
  border: 0,
  transformOrigin: '0 0',
  selectors: { '[dir="rtl"] &': { transformOrigin: '100% 0' } },
});

export const choices = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))', gap: space['4'] });
