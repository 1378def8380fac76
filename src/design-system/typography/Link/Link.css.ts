import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { ellipsis } from '../../styles/mixins.ts';
import { vars } from '../../tokens/contract.css.ts';
import { inkOf } from '../../tokens/tones.ts';

export const link = recipe({
  base: component({
    borderRadius: 4,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    '@media': { [media.finePointer]: { ':hover': { textDecorationLine: 'underline' } } },
  }),
  variants: {
    tone: components({
      primary: { color: inkOf.primary, fontWeight: vars.font.weight.medium },
      strong: { color: inkOf.strong, fontWeight: vars.font.weight.bold },
      muted: { color: inkOf.muted },
      inherit: { color: inkOf.inherit },
    }),
    isUnderlined: { true: component({ textDecorationLine: 'underline' }) },
    isTruncated: { true: component({ display: 'block', ...ellipsis }) },
  },
});
