import { globalStyle, style } from '@vanilla-extract/css';
import { component, focusRingInset, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';
import { wordsAt, wordsAtOnPhone } from '../PostCard/PostCard.css.ts';

const { color, font, space, radius } = vars;

/** One card for a post and its replies. Its corners are those of what stands first and last in it, so that nothing has to be clipped. */
export const thread = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderRadius: radius.card,
    boxShadow: vars.shadow.card,
    '@media': { [media.phone]: { borderRadius: 0, boxShadow: 'none' } },
  }),
);
globalStyle(`${thread} > *`, component({ borderRadius: 0, boxShadow: 'none' }));
globalStyle(`${thread} > :not(:last-child)`, component({ borderBlockEndWidth: 0 }));
globalStyle(
  `${thread} > :first-child`,
  component({
    borderStartStartRadius: radius.card,
    borderStartEndRadius: radius.card,
    '@media': { [media.phone]: { borderRadius: 0 } },
  }),
);
globalStyle(
  `${thread} > :last-child`,
  component({
    borderEndStartRadius: radius.card,
    borderEndEndRadius: radius.card,
    '@media': { [media.phone]: { borderRadius: 0 } },
  }),
);

/** Begins where the words of the posts do, and is as high as a finger needs. */
export const moreReplies = style(
  component({
    border: `1px solid ${color.line.subtle}`,
    backgroundColor: color.surface.card,
    backgroundImage: `linear-gradient(${color.surface.nested}, ${color.surface.nested})`,
    '@media': { [media.phone]: { borderInlineWidth: 0 } },
  }),
);
export const moreRepliesLink = style(
  component(focusRingInset, {
    display: 'block',
    paddingBlock: space['3'],
    paddingInline: `${wordsAt} ${space['5']}`,
    color: color.link,
    fontSize: font.size.body,
    fontWeight: font.weight.medium,
    ':hover': { textDecoration: 'underline' },
    '@media': { [media.phone]: { paddingInline: `${wordsAtOnPhone} ${space['4']}` } },
  }),
);
