import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { ellipsis, lineClamp } from '../../styles/mixins.ts';
import { vars } from '../../tokens/contract.css.ts';
import type { TextSize } from './variants.ts';

/** How many lines are shown at most; set by the component. */
export const lines = createVar();

const size = (name: TextSize) => ({ fontSize: vars.font.size[name], lineHeight: vars.font.line[name] });

export const text = recipe({
  base: component({ overflowWrap: 'break-word' }),
  variants: {
    size: components({
      label: size('label'),
      small: size('small'),
      body: size('body'),
      reading: size('reading'),
      title: size('title'),
    }),
    tone: components({
      inherit: { color: 'inherit' },
      strong: { color: vars.color.ink.strong },
      muted: { color: vars.color.ink.muted },
      faint: { color: vars.color.ink.faint },
      link: { color: vars.color.link },
      positive: { color: vars.color.positive.ink },
      negative: { color: vars.color.negative.ink },
    }),
    weight: components({
      inherit: {},
      regular: { fontWeight: vars.font.weight.regular },
      medium: { fontWeight: vars.font.weight.medium },
      bold: { fontWeight: vars.font.weight.bold },
    }),
    isTabular: { true: component({ fontVariantNumeric: 'tabular-nums' }) },
    // Block display: an inline element has no width to cut at.
    cut: components({ line: { display: 'block', ...ellipsis }, lines: lineClamp(lines) }),
  },
});
