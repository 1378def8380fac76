import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { fillOf } from '../../tokens/tones.ts';

const { color, font } = vars;
const fill = createVar();
const ink = createVar();
const edge = createVar();

const filled = (tone: { base: string; on: string; edge: string }) => ({ vars: { [fill]: tone.base, [ink]: tone.on, [edge]: tone.edge } });

export const badge = recipe({
  base: component({
    flex: 'none',
    borderRadius: vars.radius.full,
    backgroundColor: fill,
    boxShadow: `inset 0 0 0 1px ${edge}`,
    color: ink,
    forcedColorAdjust: 'none',
  }),
  variants: {
    tone: components({
      accent: filled(fillOf.accent),
      primary: filled(fillOf.primary),
      negative: filled(fillOf.negative),
      neutral: { vars: { [fill]: color.surface.sunken, [ink]: color.ink.muted, [edge]: 'transparent' } },
    }),
    form: components({
      count: {
        display: 'inline-block',
        minInlineSize: '1.25rem',
        paddingInline: 6,
        fontSize: font.size.label,
        lineHeight: '1.25rem',
        fontWeight: font.weight.bold,
        fontVariantNumeric: 'tabular-nums',
        textAlign: 'center',
      },
      dot: { display: 'inline-block', inlineSize: 8, blockSize: 8 },
    }),
  },
});
