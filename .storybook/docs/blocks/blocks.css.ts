import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, radius, space } = vars;

/** A documentation page follows the toolbar's scheme but not its theme, so each example has its own canvas. */
globalStyle('.sbdocs .docs-story', { background: color.canvas, color: color.ink.strong, fontFamily: font.family });

export const page = style({
  padding: space['4'],
  borderRadius: radius.nested,
  background: color.canvas,
  color: color.ink.strong,
  fontFamily: font.family,
  fontSize: font.size.body,
  lineHeight: font.line.body,
  overflowX: 'auto',
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space['2'],
  paddingInlineEnd: space['4'],
  borderBlockEnd: `1px solid ${color.line.regular}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  fontSize: font.size.small,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} thead th`, { color: color.ink.muted, fontWeight: font.weight.medium });

/** The swatch lies half on the canvas and half on its opposite, so that translucent colours can be told from opaque ones. */
export const swatch = style({
  display: 'block',
  inlineSize: '3rem',
  blockSize: '2rem',
  borderRadius: radius.small,
  border: `1px solid ${color.line.control}`,
  background: `linear-gradient(100deg, ${color.canvas} 50%, ${color.surface.inverse} 50%)`,
  overflow: 'hidden',
});
export const paint = style({ display: 'block', inlineSize: '100%', blockSize: '100%' });
export const bar = style({ display: 'block', blockSize: '0.75rem', background: color.fill.primary.base });
export const corner = style({ display: 'block', inlineSize: '4rem', blockSize: '2.5rem', border: `2px solid ${color.link}` });
export const met = style({ color: color.positive.ink });
export const missed = style({ color: color.negative.ink });

/** Follows the page's own colours, which are Storybook's. */
export const facts = style({ opacity: 0.8, fontSize: font.size.small });

/** "Do" beside "don't". Edges and words distinguish them, not colour alone. */
export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
  gap: space['4'],
  marginBlock: space['6'],
});
globalStyle(`${advice} > div`, { paddingInline: space['4'], borderInlineStart: '4px solid' });
globalStyle(`${advice} > div:first-child`, { borderColor: color.positive.mark });
globalStyle(`${advice} > div:last-child`, { borderColor: color.negative.mark });
globalStyle(`${advice} dt`, { fontWeight: font.weight.bold, fontStyle: 'normal' });
globalStyle(`${advice} dd`, { margin: 0 });

/** Keys and what they do, in the colours of the page. */
export const keys = style({ inlineSize: '100%', borderCollapse: 'collapse', marginBlock: space['6'], fontSize: font.size.small });
globalStyle(`${keys} caption`, { paddingBlock: space['2'], fontWeight: font.weight.bold, textAlign: 'start' });
globalStyle(`${keys} :is(th, td)`, {
  paddingBlock: space['2'],
  paddingInlineEnd: space['4'],
  borderBlockEnd: '1px solid color-mix(in srgb, currentColor 15%, transparent)',
  fontWeight: font.weight.regular,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${keys} tbody th`, { inlineSize: '16rem', fontWeight: font.weight.medium });
