import { globalStyle, style } from '@vanilla-extract/css';
import {
  columnGutter,
  component,
  flow,
  hairline,
  haloSpace,
  media,
  square,
  stateTransition,
  touchTarget,
  whileHeaderIsAway,
} from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const header = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.chrome,
    // The logo reads its width from it.
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    blockSize: vars.size.header,
    paddingInline: vars.space['4'],
    // Covers the canvas, so that scrolled content doesn't show through.
    backgroundColor: vars.color.canvas,
    backgroundImage: `linear-gradient(${vars.color.surface.chrome}, ${vars.color.surface.chrome})`,
    borderBlockEnd: hairline.subtle,
    '@media': {
      // Aligns the content with the columns.
      [media.tablet]: { paddingInline: `max(${vars.space['5']}, calc(50% - ${vars.size.column} / 2))` },
      [media.desktop]: {
        gridTemplateColumns: `${vars.size.rail} minmax(0, ${vars.size.column}) ${vars.size.aside}`,
        justifyContent: 'center',
        columnGap: columnGutter,
        paddingInline: vars.space['5'],
      },
      [media.motion]: {
        transition: `translate ${vars.motion.enter} ${vars.motion.easing}`,
        selectors: { [whileHeaderIsAway]: { translate: '0 -100%' } },
      },
      [media.short]: { position: 'static', translate: 'none' },
    },
  }),
);

export const start = style(component({ ...flow.row, gap: vars.space['2'] }));

// Limits the height of the content to the header's, however large the text is.
globalStyle(`${start} > button`, component({ inlineSize: 'min(2.5rem, 48px)', minBlockSize: 'min(2.5rem, 48px)' }));

export const end = style(component({ justifySelf: 'end', ...flow.row, gap: vars.space['1'] }));

export const logo = style(
  component({
    ...flow.row,
    gap: vars.space['2'],
    minBlockSize: vars.size.target,
    justifySelf: 'center',
    minInlineSize: 0,
    paddingInline: vars.space['2'],
    borderRadius: vars.radius.control,
    textDecoration: 'none',
  }),
);

export const bell = style(
  component(stateTransition('background-color'), {
    position: 'relative',
    ...flow.middle,
    ...square(vars.size.target),
    borderRadius: vars.radius.full,
    color: vars.color.ink.muted,
    selectors: {
      '&:hover': { backgroundColor: vars.color.state.hover },
      '&[aria-current]': { backgroundColor: vars.color.state.selected, color: vars.color.action },
    },
    '@media': {
      [media.desktop]: { display: 'none' },
      // Forced colours hide tints.
      [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
    },
  }),
);

/** At the upper end of the bell; a number without space beside the bell overlaps it again. */
export const bellCount = style(
  component({ position: 'absolute', insetBlockStart: 2, insetInline: '50% -14px', display: 'flex', justifyContent: 'end', lineHeight: 0 }),
);
globalStyle(`${bellCount} > *`, component({ marginInlineEnd: 'auto' }));

export const avatarLink = style(
  component(touchTarget, { display: 'inline-flex', padding: haloSpace, marginInlineStart: -haloSpace, borderRadius: vars.radius.full }),
);
