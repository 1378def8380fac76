import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { tone } = vars.color;

/** In the colour of the halo. */
export const symbol = recipe({
  base: component({ display: 'inline-grid', placeItems: 'center', flex: 'none' }),
  variants: {
    tone: components({
      one: { color: tone.one },
      two: { color: tone.two },
      three: { color: tone.three },
      four: { color: tone.four },
      five: { color: tone.five },
    }),
  },
});
