import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { focusRingInset, stateTransition } from '../../styles/mixins.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

export const card = recipe({
  // The focus ring of cards that can take the focus. It is inside, because a card may reach from edge to edge.
  base: component(focusRingInset, { position: 'relative', minInlineSize: 0, borderStyle: 'solid', borderWidth: 1 }),
  variants: {
    surface: components({
      card: {
        backgroundColor: color.surface.card,
        borderColor: color.line.subtle,
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.card,
      },
      // The nested tint is painted over the card's: two layers of one box, as the solver computes them.
      nested: {
        backgroundColor: color.surface.card,
        backgroundImage: `linear-gradient(${color.surface.nested}, ${color.surface.nested})`,
        borderColor: color.line.subtle,
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.card,
      },
      floating: {
        backgroundColor: color.surface.floating,
        borderColor: color.line.regular,
        borderRadius: vars.radius.nested,
        boxShadow: vars.shadow.floating,
      },
      bordered: { borderColor: color.line.regular, borderRadius: vars.radius.nested },
    }),
    edge: components({
      round: {},
      bleed: { '@media': { [media.phone]: { borderRadius: 0, borderInlineWidth: 0, boxShadow: 'none' } } },
    }),
    // An overlay instead of another background, because it has to cover both tints, and only while the pointer is there.
    isInteractive: {
      true: component(stateTransition('background-color'), {
        cursor: 'pointer',
        '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit', pointerEvents: 'none' },
        '@media': {
          [media.finePointer]: { selectors: { '&:hover::after': { backgroundColor: color.state.hover } } },
        },
      }),
    },
    isClipped: { true: component({ overflow: 'clip' }) },
  },
});
