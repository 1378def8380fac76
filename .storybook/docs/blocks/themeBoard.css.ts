import { style } from '@vanilla-extract/css';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, radius, space } = vars;

/** Light and dark of a preset beside each other, one preset per row. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space['4'],
  '@media': { '(width < 800px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A canvas of its own, with the lights nearer together than on a page. */
export const pane = style({
  display: 'grid',
  alignContent: 'start',
  gap: space['3'],
  minInlineSize: 0,
  padding: space['4'],
  border: `1px solid ${color.line.regular}`,
  borderRadius: radius.card,
  color: color.ink.strong,
  fontFamily: font.family,
  backgroundColor: color.canvas,
  backgroundImage: [
    `radial-gradient(70% 50% at 0% 0%, ${color.tint.primary}, transparent 80%)`,
    `radial-gradient(60% 50% at 100% 10%, ${color.tint.secondary}, transparent 80%)`,
    `radial-gradient(70% 50% at 60% 110%, ${color.tint.accent}, transparent 80%)`,
  ].join(', '),
});
