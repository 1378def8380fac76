import { style } from '@vanilla-extract/css';
import { bareList, component, focusRingInset, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { radius, space } = vars;

export const grid = style(
  component(bareList, {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: space['2'],
    '@media': { [media.phone]: { gap: space.half } },
  }),
);

/** A square that is as large before its image has loaded. */
export const tile = style(
  component(focusRingInset, {
    display: 'block',
    aspectRatio: '1',
    overflow: 'clip',
    borderRadius: radius.small,
    '@media': { [media.phone]: { borderRadius: 0 } },
  }),
);

export const image = style(component({ display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
