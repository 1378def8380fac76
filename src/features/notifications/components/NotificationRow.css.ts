import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import {
  allAround,
  aside,
  bareButton,
  component,
  components,
  flow,
  focusOutline,
  hairline,
  lineClamp,
  media,
  square,
  stateTransition,
  typeset,
} from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { space, color, font } = vars;

/** On narrow rows, or with large text, the actions go below the sentence. */
const narrow = '(width < 16rem)';

export const row = recipe({
  base: component(stateTransition('background-color'), {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: space['3'],
    minBlockSize: '4.5rem',
    padding: `${space['3']} ${space['3']} ${space['3']} ${space['4']}`,
    selectors: { '& + &': { borderBlockStart: hairline.subtle } },
    '@container': { [narrow]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  }),
  variants: {
    // The tint is layered over the card's background, so that it stays translucent; the hover colour lies over both.
    isUnread: components({ true: { backgroundImage: `linear-gradient(${color.state.selected}, ${color.state.selected})` }, false: {} }),
    isPressable: {
      true: component({ '@media': { [media.finePointer]: { ':hover': { backgroundColor: color.state.hover } } } }),
    },
  },
});

export const kind = style(
  component({
    position: 'absolute',
    insetInlineEnd: 1,
    insetBlockEnd: 1,
    ...flow.middle,
    ...square(22),
    borderRadius: '50%',
    backgroundColor: color.surface.floating,
    color: color.link,
    boxShadow: `0 0 0 1px ${color.line.regular}`,
  }),
);

/** Replaces the picture of a notification without an actor. */
export const emblem = style(
  component({
    ...flow.middle,
    ...square(vars.size.target),
    borderRadius: '50%',
    backgroundColor: color.surface.sunken,
    color: color.link,
  }),
);

export const texts = style(component({ ...flow.column, alignContent: 'center', gap: space.half, minInlineSize: 0 }));
export const line = style(component({ ...flow.row, minBlockSize: '1.25rem' }));
export const sentence = style(component({ color: color.ink.strong, ...typeset.body, overflowWrap: 'anywhere' }));
export const name = style(component({ fontWeight: font.weight.bold }));
export const excerpt = style(component(lineClamp(2), { color: color.ink.muted, ...typeset.body }));
export const age = style(component(aside));

/** Extends the press area over the whole row; the focus ring follows it. */
const overTheRow = {
  '::after': allAround,
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { ...focusOutline, outlineOffset: -2 } },
} as const;
export const pressable = style(
  component(overTheRow, {
    ...bareButton,
    textDecoration: 'none',
  }),
);

/** Lies above the link that covers the row. */
export const actions = style(
  component({
    position: 'relative',
    zIndex: 1,
    ...flow.row,
    gap: space['1'],
    '@container': { [narrow]: { gridColumn: '1 / -1', flexWrap: 'wrap' } },
  }),
);
export const dot = style(component({ ...square(9), borderRadius: '50%', backgroundColor: color.action, forcedColorAdjust: 'none' }));
