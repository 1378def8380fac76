import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const layout = recipe({
  base: component({ display: 'flex' }),
  variants: {
    variant: components({
      page: { flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: space['4'], padding: `${space['8']} ${space['5']}` },
      row: { alignItems: 'center', gap: space['3'], padding: `${space['3']} ${space['4']}`, flexWrap: 'wrap' },
    }),
  },
});

export const disc = recipe({
  base: component({ display: 'grid', placeItems: 'center', flex: 'none' }),
  variants: {
    tone: components({
      neutral: { color: color.link },
      negative: { color: color.negative.ink },
    }),
    variant: components({
      page: { inlineSize: 64, blockSize: 64, borderRadius: '50%' },
      row: {},
    }),
  },
  compoundVariants: [
    { variants: { tone: 'neutral', variant: 'page' }, style: component({ backgroundColor: color.state.selected }) },
    { variants: { tone: 'negative', variant: 'page' }, style: component({ backgroundColor: color.negative.tint }) },
  ],
});

export const words = recipe({
  base: component({ display: 'grid', minInlineSize: 0 }),
  variants: {
    variant: components({
      page: { gap: space['2'], maxInlineSize: '22rem' },
      row: { flex: '1 1 12rem' },
    }),
  },
});

export const sentence = style(component({ color: color.ink.muted, textWrap: 'balance' }));
