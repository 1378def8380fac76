import { createVar } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font } = vars;
const fill = createVar();
const ink = createVar();

export const badge = recipe({
  base: component({ flex: 'none', borderRadius: vars.radius.full, backgroundColor: fill, color: ink, forcedColorAdjust: 'none' }),
  variants: {
    tone: components({
      accent: { vars: { [fill]: color.fill.accent.base, [ink]: color.fill.accent.on } },
      primary: { vars: { [fill]: color.fill.primary.base, [ink]: color.fill.primary.on } },
      negative: { vars: { [fill]: color.fill.negative.base, [ink]: color.fill.negative.on } },
      quiet: { vars: { [fill]: color.surface.sunken, [ink]: color.ink.muted } },
    }),
    variant: components({
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
