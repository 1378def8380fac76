import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { step } = vars.color;

/** Uses the colour of the halo. */
export const symbol = recipe({
  base: component({ display: 'inline-grid', placeItems: 'center', flex: 'none' }),
  variants: {
    step: components({
      one: { color: step.one },
      two: { color: step.two },
      three: { color: step.three },
      four: { color: step.four },
      five: { color: step.five },
    }),
  },
});
