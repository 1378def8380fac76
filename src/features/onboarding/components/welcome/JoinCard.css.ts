import { style } from '@vanilla-extract/css';
import { component, hairline, media, visuallyHidden } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, radius, shadow, space } = vars;

/** A card on wide windows; on phones its parts lie directly on the canvas. */
export const card = style(
  component({
    display: 'grid',
    gap: space['6'],
    '@media': {
      [media.tabletAndUp]: {
        padding: space['7'],
        border: hairline.subtle,
        borderRadius: radius.card,
        background: color.surface.card,
        boxShadow: shadow.card,
      },
      [media.phone]: { gap: space['4'] },
    },
  }),
);

/** Hidden on phones, where the buttons right under the post are clear enough. */
export const intro = style(component({ display: 'grid', gap: space['1'], '@media': { [media.phone]: visuallyHidden } }));

export const ways = style(component({ display: 'grid', gap: space['3'] }));

export const promise = style(
  component({
    display: 'flex',
    alignItems: 'start',
    gap: space['2'],
    margin: 0,
    color: color.ink.muted,
    '@media': {
      [media.tabletAndUp]: { paddingBlockStart: space['5'], borderBlockStart: hairline.subtle },
      [media.phone]: { justifyContent: 'center' },
    },
  }),
);
