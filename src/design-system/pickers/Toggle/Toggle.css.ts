import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components, media, stateTransition, touchTarget } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, radius, space } = vars;

export const root = style(component({ position: 'relative', display: 'grid', minInlineSize: 0 }));

/** Label and switch at the two ends of a row; the whole row can be pressed. */
export const row = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space['4'],
    minBlockSize: '2.75rem',
    cursor: 'pointer',
  }),
);

export const texts = recipe({
  base: component({ display: 'grid', minInlineSize: 0 }),
  variants: { isHidden: components({ true: { display: 'none' } }), isDisabled: components({ true: { opacity: 0.6 } }) },
});

export const label = style(
  component({ fontSize: font.size.body, lineHeight: font.line.body, fontWeight: font.weight.medium, color: color.ink.strong }),
);

export const hint = style(component({ fontSize: font.size.small, lineHeight: font.line.small, color: color.ink.muted }));

/** A checkbox drawn as a switch: 40 by 24 px at 100 % text size. */
export const control = style([
  component(touchTarget),
  component(stateTransition('background-color', 'border-color')),
  component({
    appearance: 'none',
    flex: 'none',
    display: 'inline-grid',
    alignItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '1.5rem',
    margin: 0,
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.full,
    background: color.surface.sunken,
    cursor: 'pointer',
    '::before': {
      content: '""',
      inlineSize: '1rem',
      blockSize: '1rem',
      marginInlineStart: 3,
      borderRadius: radius.full,
      // The readable grey, because the colour of lines is translucent and falls below 3:1 on the sunken surface.
      background: color.ink.muted,
      // Forced colours remove backgrounds; the border keeps the knob visible.
      border: '1px solid transparent',
    },
    selectors: {
      '&:checked': { background: color.fill.primary.base, borderColor: color.fill.primary.edge },
      // The position of the knob shows on or off; the colour only repeats it.
      '&:checked::before': { background: color.fill.primary.on, transform: 'translateX(1rem)' },
      // Not `:dir(rtl)`: the build turns it into a list of languages for older browsers.
      '[dir="rtl"] &:checked::before': { transform: 'translateX(-1rem)' },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:checked': { background: 'Highlight', borderColor: 'Highlight' },
          '&:checked::before': { background: 'HighlightText', borderColor: 'HighlightText' },
        },
      },
      [media.motion]: {
        '::before': {
          transition: `transform ${vars.motion.state} ${vars.motion.easing}, background-color ${vars.motion.state} ${vars.motion.easing}`,
        },
      },
    },
  }),
]);
