import { style } from '@vanilla-extract/css';
import { component, ellipsis } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space } = vars;

/** The list scrolls below the field. */
export const root = style(component({ display: 'flex', flexDirection: 'column', gap: space['2'], minBlockSize: 0, maxBlockSize: '24rem' }));

/** Equally wide in every row, so that the texts are aligned. */
export const icon = style(
  component({ flex: 'none', display: 'inline-grid', placeItems: 'center', inlineSize: '1.75rem', color: color.ink.muted }),
);
export const label = style(component(ellipsis, { flex: '0 1 auto' }));
export const hint = style(
  component(ellipsis, { flex: '0 100000 auto', color: color.ink.muted, fontSize: font.size.small, lineHeight: font.line.small }),
);
export const none = style(
  component({ padding: space['4'], color: color.ink.muted, textAlign: 'center', selectors: { '&:empty': { display: 'none' } } }),
);
