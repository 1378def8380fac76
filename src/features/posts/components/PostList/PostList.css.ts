import { globalStyle, style } from '@vanilla-extract/css';
import { component, flow, focusRingInset, hairline, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';
import { textStart, textStartOnPhone } from '../PostCard/PostCard.css.ts';

const { color, font, space, radius } = vars;
/** The maximum reach of a card's shadow. */
const shadowReach = '40px';

/**
 * The cards of a thread are rows of their own that look like one card: only the first and the last row have round corners, and each row
 * shows its part of the one shadow. The rest of the shadow is clipped.
 */
const part = (above: boolean, below: boolean) => {
  const corner = (is: boolean) => (is ? radius.card : 0);
  const reach = (is: boolean) => (is ? 0 : `calc(-1 * ${shadowReach})`);
  const cut = (is: boolean) => (is ? `calc(-1 * ${shadowReach})` : '0px');
  return style(
    component({
      ...flow.column,
      '@media': {
        [media.tabletAndUp]: {
          position: 'relative',
          clipPath: `inset(${cut(above)} calc(-1 * ${shadowReach}) ${cut(below)})`,
          '::before': {
            content: '""',
            position: 'absolute',
            zIndex: -1,
            insetInline: 0,
            insetBlock: `${reach(above)} ${reach(below)}`,
            borderStartStartRadius: corner(above),
            borderStartEndRadius: corner(above),
            borderEndStartRadius: corner(below),
            borderEndEndRadius: corner(below),
            boxShadow: vars.shadow.card,
          },
        },
      },
    }),
  );
};
export const row = { first: part(true, false), between: part(false, false), last: part(false, true) };

for (const rowStyle of Object.values(row)) globalStyle(`${rowStyle} > *`, component({ borderRadius: 0, boxShadow: 'none' }));
for (const rowStyle of [row.first, row.between]) globalStyle(`${rowStyle} > *`, component({ borderBlockEndWidth: 0 }));
globalStyle(`${row.last} > :not(:last-child)`, component({ borderBlockEndWidth: 0 }));
globalStyle(
  `${row.first} > *`,
  component({
    '@media': { [media.tabletAndUp]: { borderStartStartRadius: radius.card, borderStartEndRadius: radius.card } },
  }),
);
globalStyle(
  `${row.last} > :last-child`,
  component({
    '@media': { [media.tabletAndUp]: { borderEndStartRadius: radius.card, borderEndEndRadius: radius.card } },
  }),
);

/** Aligned with the text of the posts, and as high as a touch target. */
export const moreReplies = style(
  component({
    border: hairline.subtle,
    backgroundColor: color.surface.card,
    backgroundImage: `linear-gradient(${color.surface.nested}, ${color.surface.nested})`,
    '@media': { [media.phone]: { borderInlineWidth: 0 } },
  }),
);
export const moreRepliesLink = style(
  component(focusRingInset, {
    display: 'block',
    paddingBlock: space['3'],
    paddingInline: `${textStart} ${space['5']}`,
    color: color.action,
    fontSize: font.size.body,
    fontWeight: font.weight.medium,
    ':hover': { textDecoration: 'underline' },
    '@media': { [media.phone]: { paddingInline: `${textStartOnPhone} ${space['4']}` } },
  }),
);

export const skeletonStack = style(component({ ...flow.column, gap: vars.space['3'], '@media': { [media.phone]: { gap: 0 } } }));

/** Aligns the placeholders of the actions with their icons. */
export const skeletonActions = style(component({ paddingInlineStart: vars.space['2'] }));
