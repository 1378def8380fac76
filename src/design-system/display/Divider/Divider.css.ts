import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

export const divider = recipe({
  base: component({ flex: 'none', alignSelf: 'stretch', borderStyle: 'solid', borderWidth: 0 }),
  variants: {
    tone: components({
      faint: { borderColor: vars.color.line.subtle },
      neutral: { borderColor: vars.color.line.regular },
    }),
    direction: components({
      horizontal: { borderBlockStartWidth: 1 },
      vertical: { borderInlineStartWidth: 1 },
    }),
  },
});
