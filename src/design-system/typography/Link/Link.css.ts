import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { ellipsis } from '../../styles/mixins.ts';
import { vars } from '../../tokens/contract.css.ts';

export const link = recipe({
  base: component({
    borderRadius: 4,
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    '@media': { [media.finePointer]: { ':hover': { textDecorationLine: 'underline' } } },
  }),
  variants: {
    tone: components({
      link: { color: vars.color.link, fontWeight: vars.font.weight.medium },
      strong: { color: vars.color.ink.strong, fontWeight: vars.font.weight.bold },
      muted: { color: vars.color.ink.muted },
      inherit: { color: 'inherit' },
    }),
    isUnderlined: { true: component({ textDecorationLine: 'underline' }) },
    isTruncated: { true: component({ display: 'block', ...ellipsis }) },
  },
});
