import { style } from '@vanilla-extract/css';
import { component } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { space, radius, color, font } = vars;

export const form = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'] }));
export const thumbnails = style(component({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))', gap: space['3'], margin: 0, padding: 0, listStyle: 'none' }));
export const thumbnail = style(component({ position: 'relative', display: 'grid' }));
export const picture = style(component({ inlineSize: '100%', aspectRatio: '4 / 3', blockSize: 'auto', objectFit: 'cover', borderRadius: radius.nested, border: `1px solid ${color.line.regular}`, backgroundColor: color.surface.sunken }));
export const remove = style(component({ position: 'absolute', insetBlockStart: space['1'], insetInlineEnd: space['1'], borderRadius: radius.full, backgroundColor: color.surface.floating }));
export const problems = style(component({ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space['1'] }));
export const footer = style(component({ display: 'flex', alignItems: 'center', gap: space['2'], inlineSize: '100%' }));
export const spacer = style(component({ flex: 1 }));
export const saved = style(component({ fontSize: font.size.small, color: color.ink.muted, minBlockSize: '1.25rem' }));
