import { style } from '@vanilla-extract/css';
import { component, focusRing, focusRingInset, media, stateTransition } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, radius, space } = vars;
const hover = {
  '@media': { [media.finePointer]: { selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background: color.state.hover } } } },
};

/** Less width than months, years and days need side by side: large text on a narrow phone. */
const narrow = '(width < 13rem)';

export const month = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space['2'],
  }),
);

export const step = style([
  component(focusRing, {
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: 'min(2.75rem, 44px)',
    blockSize: 'min(2.75rem, 44px)',
    borderRadius: radius.small,
    color: color.ink.strong,
    selectors: {
      '&[aria-disabled="true"]': { color: color.ink.faint, opacity: 0.5 },
      // The next-month button is at the end even when the two buttons are alone in their row.
      '&:last-of-type': { gridColumn: 3 },
    },
  }),
  component(hover),
]);

/** Above the buttons when it doesn't fit between them. */
export const caption = style(component({ minInlineSize: 0, '@container': { [narrow]: { gridColumn: '1 / -1', gridRow: 1 } } }));

export const dropdowns = style(
  component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space['2'], minInlineSize: 0 }),
);

/** The system's own lists, because on phones they are the easiest way through 125 years. */
export const dropdown = style(
  component(focusRing, {
    minInlineSize: 0,
    maxInlineSize: '100%',
    minBlockSize: '2.5rem',
    paddingInline: space['2'],
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.small,
    background: color.surface.field,
    color: color.ink.strong,
    fontWeight: font.weight.medium,
  }),
);

export const hidden = style(component({ display: 'none' }));

export const grid = style(component({ gridColumn: '1 / -1', inlineSize: '100%', tableLayout: 'fixed' }));

export const weekday = style(
  component({
    paddingBlock: space['2'],
    color: color.ink.muted,
    // Seven columns, however large the text.
    fontSize: `min(${font.size.label}, 9cqi)`,
    lineHeight: font.line.label,
    textAlign: 'center',
  }),
);

export const day = style(component({ padding: 1, textAlign: 'center' }));

export const dayButton = style([
  component(stateTransition('background-color')),
  component(focusRingInset, {
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: '100%',
    blockSize: '2.5rem',
    borderRadius: radius.small,
    fontSize: 'min(1em, 10cqi)',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:disabled, &[aria-disabled="true"]': { color: color.ink.faint, opacity: 0.5, textDecoration: 'line-through' },
      '[data-outside] > &': { color: color.ink.muted },
      // Weight and a line mark today, not colour alone.
      '[data-today] > &': { fontWeight: font.weight.bold, textDecoration: 'underline', textUnderlineOffset: 4 },
      '[data-selected] > &': {
        background: color.fill.primary.base,
        boxShadow: `inset 0 0 0 1px ${color.fill.primary.edge}`,
        color: color.fill.primary.on,
        fontWeight: font.weight.bold,
      },
      // The ring is drawn on the fill, so it has the fill's label colour.
      '[data-selected] > &:focus-visible': { outlineColor: color.fill.primary.on, outlineOffset: -4 },
    },
  }),
  component({
    '@media': { [media.finePointer]: { selectors: { ':not([data-selected]) > &:hover:enabled': { background: color.state.hover } } } },
  }),
]);

/** The chosen day in the calendar's own format. */
export const footer = style(
  component({
    color: color.ink.muted,
    fontSize: font.size.label,
    lineHeight: font.line.label,
    textAlign: 'center',
    paddingBlockStart: space['1'],
  }),
);
