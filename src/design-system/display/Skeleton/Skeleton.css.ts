import { createVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../tokens/contract.css.ts';

export const inlineSize = createVar();
export const blockSize = createVar();

// Opacity alone: it runs on the compositor, however many shapes a screen has.
const breathe = keyframes({ '50%': { opacity: 0.55 } });

export const shape = recipe({
  base: component({
    display: 'block',
    minInlineSize: 0,
    inlineSize,
    blockSize,
    maxInlineSize: '100%',
    backgroundColor: vars.color.surface.sunken,
    '@media': {
      [media.motion]: { animation: `${breathe} ${vars.motion.cycle} ${vars.motion.swing} infinite` },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  }),
  variants: {
    form: components({
      block: { borderRadius: vars.radius.small },
      line: { borderRadius: vars.radius.full },
      circle: { flex: 'none', borderRadius: '50%' },
      square: { flex: 'none', borderRadius: '28%' },
    }),
  },
});

export const lines = style(component({ display: 'grid', gap: vars.space['2'] }));
