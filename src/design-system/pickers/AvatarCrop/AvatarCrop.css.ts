import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components, focusRing } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

export const frame = style(component({ display: 'grid', gap: vars.space['4'], justifyItems: 'center' }));
export const stage = recipe({
  base: [
    component(focusRing),
    component({
      position: 'relative',
      overflow: 'hidden',
      inlineSize: 'min(17.5rem, 100%)',
      aspectRatio: '1',
      backgroundColor: vars.color.surface.sunken,
      border: `1px solid ${vars.color.line.regular}`,
      cursor: 'grab',
      touchAction: 'none',
      userSelect: 'none',
      ':active': { cursor: 'grabbing' },
    }),
  ],
  variants: { shape: components({ round: { borderRadius: vars.radius.full }, square: { borderRadius: '28%' } }) },
});
/** Physical sides, because a picture isn't mirrored in right-to-left. */
export const picture = style(component({ position: 'absolute', maxInlineSize: 'none', height: 'auto', pointerEvents: 'none' }));
export const zoom = style(component({ inlineSize: 'min(17.5rem, 100%)' }));
