import { fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { rowInset } from '../../layout/space.css.ts';
import { component, components } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';
import { inkOf, tintOf } from '../../tokens/tones.ts';

const { color, space } = vars;

/** In a box with padding, a row is aligned with the other content. */
const inset = fallbackVar(rowInset, space['4']);
/** An icon and the gap after it. */
const belowText = `1.25rem + ${space['3']}`;

export const layout = recipe({
  base: component({ display: 'flex' }),
  variants: {
    form: components({
      page: { flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: space['4'], padding: `${space['8']} ${space['5']}` },
      // An action without space beside the text wraps below the text, not below the icon.
      row: {
        alignItems: 'center',
        gap: space['3'],
        padding: `${space['3']} ${inset}`,
        paddingInlineStart: `calc(${inset} + ${belowText})`,
        flexWrap: 'wrap',
      },
    }),
  },
});

export const disc = recipe({
  base: component({ display: 'grid', placeItems: 'center', flex: 'none' }),
  variants: {
    tone: components({
      primary: { color: inkOf.primary },
      negative: { color: inkOf.negative },
    }),
    form: components({
      page: { inlineSize: 64, blockSize: 64, borderRadius: '50%' },
      row: { marginInlineStart: `calc(-1 * (${belowText}))` },
    }),
  },
  compoundVariants: [
    { variants: { tone: 'primary', form: 'page' }, style: component({ backgroundColor: tintOf.primary }) },
    { variants: { tone: 'negative', form: 'page' }, style: component({ backgroundColor: tintOf.negative }) },
  ],
});

export const texts = recipe({
  base: component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }),
  variants: {
    form: components({
      page: { gap: space['2'], maxInlineSize: '22rem' },
      row: { flex: '1 1 12rem' },
    }),
  },
});

export const sentence = style(component({ color: color.ink.muted, textWrap: 'balance' }));
