import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

/** It stands where the next page will: the browser keeps posts in place when one comes, not this. */
export const below = style(component({ overflowAnchor: 'none' }));

/** Nobody sees it while the next page comes in time: then it costs no layout and moves nothing. Its cards' shadows would be cut off elsewhere. */
export const coming = style(
  component({ '@media': { [media.phone]: { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 440px' } } }),
);

export const end = style(
  component({ display: 'grid', justifyItems: 'center', gap: vars.space['3'], padding: vars.space['6'], minBlockSize: '5rem' }),
);
