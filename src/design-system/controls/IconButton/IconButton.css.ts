import { recipe } from '@vanilla-extract/recipes';
import { components } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Square, or a circle when `isRound`. */
export const shape = recipe({
  variants: {
    size: components({
      small: { inlineSize: '2rem', padding: 0 },
      medium: { inlineSize: '2.5rem', padding: 0 },
      large: { inlineSize: '3rem', padding: 0 },
    }),
    isRound: components({ true: { borderRadius: vars.radius.full } }),
  },
});
