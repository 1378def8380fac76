import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

/** The next page takes this element's position, so it must not be a scroll anchor. */
export const below = style(component({ overflowAnchor: 'none' }));

/** Costs no layout while it is out of view, as it is when the next page arrives in time. Only on phones, because containment cuts off shadows. */
export const coming = style(
  component({ '@media': { [media.phone]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 440px' } } }),
);

export const end = style(
  component({ display: 'grid', justifyItems: 'center', gap: vars.space['3'], padding: vars.space['6'], minBlockSize: '5rem' }),
);
