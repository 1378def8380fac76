import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../tokens/contract.css.ts';
import { inkOf } from '../../tokens/tones.ts';

const square = (rem: number) => ({ inlineSize: `${rem}rem`, blockSize: `${rem}rem` });

/** A sign on a filled mark, in the colour of the surface beneath. */
export const cutLine = style(
  component({ fill: 'none', stroke: vars.color.surface.floating, '@media': { [media.forcedColors]: { stroke: 'Canvas' } } }),
);
export const cutShape = style(component({ fill: vars.color.surface.floating, '@media': { [media.forcedColors]: { fill: 'Canvas' } } }));

export const icon = recipe({
  base: component({
    display: 'inline-block',
    flex: 'none',
    verticalAlign: '-0.15em',
    // The drawings stay within their boxes anyway, and a clip for each of them would make painting a feed slow.
    overflow: 'visible',
    // Browsers don't change the colour of drawings in forced colours, where the page's own could be invisible on the person's background.
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  }),
  variants: {
    // In rem, so that icons grow with the text.
    size: components({
      tiny: square(0.75),
      small: square(1),
      compact: square(1.125),
      medium: square(1.25),
      large: square(1.5),
    }),
    tone: components({
      inherit: {},
      muted: { color: inkOf.muted },
      primary: { color: inkOf.primary },
      accent: { color: inkOf.accent },
      positive: { color: inkOf.positive },
      negative: { color: inkOf.negative },
    }),
    // Arrows that mean a direction are mirrored with the text; clocks, ticks and brand marks aren't.
    isDirectional: { true: component({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }) },
  },
});
