import { style } from '@vanilla-extract/css';
import { component, focusRing, media, stateTransition } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, radius, space } = vars;

export const root = style(component({ gridArea: 'presets', display: 'grid', gap: space['2'], minInlineSize: 0 }));

export const head = style(component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space['3'] }));

/** As many as keep a name on its line. */
export const grid = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
    gap: space['2'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  }),
);

export const preset = style([
  component(stateTransition('border-color', 'background-color')),
  component({
    ...focusRing,
    display: 'grid',
    gap: space['1'],
    inlineSize: '100%',
    margin: 0,
    padding: 5,
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.control,
    background: 'none',
    color: color.ink.strong,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      // A second line inside, so that the choice is told by shape and not by colour alone.
      '&[aria-pressed="true"]': { borderColor: color.focus, boxShadow: `inset 0 0 0 1px ${color.focus}` },
      '&:hover': { backgroundColor: color.state.hover },
    },
    // The second line is a shadow, which is not seen there.
    '@media': { [media.forcedColors]: { selectors: { '&[aria-pressed="true"]': { border: '3px solid Highlight', padding: 3 } } } },
  }),
]);

export const swatches = style(
  component({
    display: 'grid',
    gridTemplateColumns: '2fr 1fr 1fr',
    blockSize: '1.75rem',
    borderRadius: radius.small,
    overflow: 'hidden',
    // The colours are the message; forced colours would paint them over.
    forcedColorAdjust: 'none',
  }),
);

export const name = style(
  component({
    paddingInline: space['1'],
    fontSize: font.size.small,
    lineHeight: font.line.small,
    fontWeight: font.weight.medium,
    overflowWrap: 'anywhere',
  }),
);
