import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { ellipsis, lineClamp } from '../../styles/mixins.ts';
import { vars } from '../../tokens/contract.css.ts';
import { inkOf } from '../../tokens/tones.ts';
import type { Tone, TypeSize } from '../../vocabulary.ts';

/** 12, 13.5, 15 (interface), 15.5 (running text), 17 px at 100 % text size. */
export const textSizes = ['label', 'small', 'body', 'reading', 'title'] as const satisfies readonly TypeSize[];
export type TextSize = (typeof textSizes)[number];

export const textTones = ['inherit', 'strong', 'muted', 'faint', 'primary', 'positive', 'negative'] as const satisfies readonly Tone[];
export type TextTone = (typeof textTones)[number];

export const textWeights = ['inherit', 'regular', 'medium', 'bold'] as const;
export type TextWeight = (typeof textWeights)[number];

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
      inherit: { color: inkOf.inherit },
      strong: { color: inkOf.strong },
      muted: { color: inkOf.muted },
      faint: { color: inkOf.faint },
      primary: { color: inkOf.primary },
      positive: { color: inkOf.positive },
      negative: { color: inkOf.negative },
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
