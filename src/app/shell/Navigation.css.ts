import { style } from '@vanilla-extract/css';
import { component, media, stateTransition } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, space, radius, font } = vars;

/** Below the desktop width a floating bar, above it the left rail: the same element, the same links. */
export const navigation = style(
  component({
    display: 'grid',
    gap: space['1'],
    '@media': {
      [media.tabletAndDown]: {
        position: 'fixed',
        insetBlockEnd: `calc(${space['4']} + env(safe-area-inset-bottom))`,
        insetInlineStart: space['4'],
        zIndex: vars.layer.chrome,
        gridAutoFlow: 'column',
        padding: space['1'],
        backgroundColor: color.surface.chrome,
        border: `1px solid ${color.line.regular}`,
        borderRadius: radius.full,
        boxShadow: vars.shadow.floating,
      },
      '(560px <= width <= 1080px)': { insetInlineStart: `max(${space['4']}, calc(50% - ${vars.size.column} / 2))` },
    },
  }),
);

/** The canvas fades out under the floating bar, so that half-covered lines do not fight with it. */
export const fade = style(
  component({
    display: 'none',
    '@media': {
      [media.tabletAndDown]: {
        display: 'block',
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: 120,
        zIndex: vars.layer.chrome,
        pointerEvents: 'none',
        backgroundImage: `linear-gradient(transparent, ${color.canvas})`,
      },
    },
  }),
);

export const item = style(
  component(stateTransition('background-color', 'color'), {
    display: 'flex',
    alignItems: 'center',
    color: color.ink.muted,
    textDecoration: 'none',
    fontWeight: font.weight.medium,
    selectors: {
      '&:hover': { backgroundColor: color.state.hover },
      '&[aria-current]': { backgroundColor: color.state.selected, color: color.link, fontWeight: font.weight.bold },
    },
    '@media': {
      [media.tabletAndDown]: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: 2,
        inlineSize: '4.75rem',
        blockSize: '3rem',
        borderRadius: radius.full,
        fontSize: font.size.label,
        lineHeight: '0.875rem',
      },
      [media.desktop]: {
        gap: space['4'],
        minBlockSize: 44,
        paddingInline: space['4'],
        borderRadius: radius.control,
        fontSize: font.size.body,
      },
    },
  }),
);

export const itemWord = style(
  component({ '@media': { [media.desktop]: { selectors: { '[aria-current] > &': { color: color.ink.strong } } } } }),
);

export const railOnly = style(component({ display: 'grid', gap: space['1'], '@media': { [media.tabletAndDown]: { display: 'none' } } }));
export const itemCount = style(component({ marginInlineStart: 'auto' }));

export const compose = style(component({ '@media': { [media.tabletAndDown]: { display: 'none' }, [media.desktop]: { marginBlockStart: space['3'] } } }));

export const composeRound = style(
  component({
    display: 'none',
    '@media': {
      [media.tabletAndDown]: {
        position: 'fixed',
        insetInlineEnd: space['4'],
        insetBlockEnd: `calc(${space['4']} + env(safe-area-inset-bottom))`,
        zIndex: vars.layer.chrome,
        display: 'grid',
        placeItems: 'center',
        inlineSize: 56,
        blockSize: 56,
        border: 0,
        borderRadius: radius.full,
        backgroundColor: color.fill.accent.base,
        color: color.fill.accent.on,
        boxShadow: vars.shadow.floating,
        cursor: 'pointer',
        ':hover': { backgroundColor: color.fill.accent.hover },
      },
      '(560px <= width <= 1080px)': { insetInlineEnd: `max(${space['4']}, calc(50% - ${vars.size.column} / 2))` },
    },
  }),
);
