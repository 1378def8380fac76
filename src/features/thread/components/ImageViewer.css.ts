import { style } from '@vanilla-extract/css';
import { component, flow, focusRing } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { space } = vars;

export const viewer = style(component({ ...flow.column, gap: space['3'] }));

export const strip = style([
  component(focusRing),
  component({
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    overscrollBehavior: 'contain',
    // Up and down too: enlarged, a picture is moved in every direction.
    touchAction: 'pan-x pan-y pinch-zoom',
    scrollbarWidth: 'none',
  }),
]);

export const slide = style(
  component({ flex: '0 0 100%', ...flow.middle, scrollSnapAlign: 'center', blockSize: '70dvh', minInlineSize: 0 }),
);

export const image = style(component({ maxInlineSize: '100%', maxBlockSize: '70dvh', objectFit: 'contain' }));

export const steps = style(component({ display: 'flex', justifyContent: 'center', gap: space['4'] }));
