import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

/** The virtualiser writes the height here and the `top` of every place, without React. */
export const list = style(component({ position: 'relative', inlineSize: '100%', overflowAnchor: 'none' }));

const gap = { paddingBlockEnd: vars.space['3'], '@media': { [media.phone]: { paddingBlockEnd: 0 } } } as const;

/** On phones nothing reaches over the edge of a place: what changes in one is painted without a look at the others. */
export const place = style(
  component(gap, { position: 'absolute', insetInline: 0, contain: 'layout style', '@media': { [media.phone]: { contain: 'content' } } }),
);

export const inFlow = style(component(gap));

export const thread = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 }));

export const end = style(component({ display: 'grid', justifyItems: 'center', gap: vars.space['3'], padding: vars.space['6'], minBlockSize: '5rem' }));
