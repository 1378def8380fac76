import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { ellipsis } from '../../styles/mixins.ts';
import { vars } from '../../tokens/contract.css.ts';

const { size, line } = vars.font;

export const heading = recipe({
  base: component({
    color: vars.color.ink.strong,
    fontWeight: vars.font.weight.bold,
    overflowWrap: 'break-word',
    textWrap: 'balance',
  }),
  variants: {
    // Larger letters need less space between them.
    size: components({
      body: { fontSize: size.body, lineHeight: line.body, letterSpacing: '-0.01em' },
      title: { fontSize: size.title, lineHeight: line.title, letterSpacing: '-0.015em' },
      heading: { fontSize: size.heading, lineHeight: line.heading, letterSpacing: '-0.015em' },
      // A word that is wider than a phone breaks instead of overflowing.
      display: { overflowWrap: 'anywhere', hyphens: 'auto', fontSize: size.display, lineHeight: line.display, letterSpacing: '-0.02em' },
      hero: {
        fontSize: size.hero,
        lineHeight: line.hero,
        letterSpacing: '-0.03em',
        '@media': { [media.phone]: { fontSize: `calc(${size.hero} * 0.74)`, lineHeight: `calc(${line.hero} * 0.76)` } },
      },
    }),
    isTruncated: { true: component(ellipsis) },
  },
});
