import { style } from '@vanilla-extract/css';
import { bareButton, bareList, component, focusRing, hairline, media, stateTransition, typeset } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, radius, space } = vars;

export const root = style(component({ gridArea: 'presets', display: 'grid', gap: space['2'], minInlineSize: 0 }));

export const head = style(component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space['3'] }));

/** As many columns as keep each name on one line. */
export const grid = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
    gap: space['2'],
    ...bareList,
  }),
);

export const preset = style([
  component(stateTransition('border-color', 'background-color')),
  component({
    ...focusRing,
    display: 'grid',
    gap: space['1'],
    inlineSize: '100%',
    ...bareButton,
    padding: space['1'],
    border: hairline.control,
    borderRadius: radius.control,
    color: color.ink.strong,
    selectors: {
      // A second, inner line, so that the selection is visible by shape and not only by colour.
      '&[aria-pressed="true"]': { borderColor: color.focus, boxShadow: `inset 0 0 0 1px ${color.focus}` },
      '&:hover': { backgroundColor: color.state.hover },
    },
    // The second line is a shadow, which forced colours hide.
    '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { border: '3px solid Highlight', padding: space.half } } } },
  }),
]);

export const swatches = style(
  component({
    display: 'grid',
    gridTemplateColumns: '2fr 1fr 1fr',
    blockSize: '1.75rem',
    borderRadius: radius.small,
    overflow: 'hidden',
    // The swatches keep their colours, because forced colours would replace what they show.
    forcedColorAdjust: 'none',
  }),
);

export const name = style(
  component({
    paddingInline: space['1'],
    ...typeset.small,
    fontWeight: font.weight.medium,
    overflowWrap: 'anywhere',
  }),
);
