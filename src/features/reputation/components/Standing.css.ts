import { style } from '@vanilla-extract/css';
import { aside, component, flow, focusRing, minus, typeset } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { list as tiers } from '@/design-system/styles/classes.css.ts';

const { color, font, space } = vars;

/** When closed, it ends with the card: its text is as far from the edge as the text above. */
export const meaning = style(component({ selectors: { '&:not([open])': { marginBlockEnd: minus('4') } } }));
export const summary = style(
  component(focusRing, {
    minBlockSize: '3rem',
    ...flow.row,
    color: color.action,
    ...typeset.small,
    fontWeight: font.weight.bold,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
  }),
);
/** The line of a folded standing. */
export const foldedLine = style(
  component(focusRing, {
    // With large text the numbers stand below the title.
    ...flow.wrap,
    gap: `0 ${space['3']}`,
    minBlockSize: '3.5rem',
    paddingInline: space['4'],
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
  }),
);
export const foldedScores = style(
  component({
    ...flow.row,
    gap: space['2'],
    color: color.ink.strong,
    fontWeight: font.weight.bold,
    fontVariantNumeric: 'tabular-nums',
    ...typeset.small,
  }),
);
export const foldedTitle = style(component({ marginInlineEnd: 'auto' }));
export const foldedMark = style(
  component({
    display: 'grid',
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  }),
);
export const foldedBody = style(component({ paddingInline: space['4'], paddingBlockEnd: space['4'] }));
export const texts = style(component({ display: 'grid', gap: space['4'], ...aside }));
export const title = style(component({ margin: 0, color: color.ink.strong, fontWeight: font.weight.bold, fontSize: 'inherit' }));
export const paragraph = style(component({ margin: 0 }));
export const terms = style(component({ margin: 0, display: 'grid', gap: space['2'] }));
export const term = style(component({ color: color.ink.strong, fontWeight: font.weight.medium }));
export const definition = style(component({ margin: 0 }));
export const tier = style(
  component({
    ...flow.entry,
    columnGap: space['2'],
    minBlockSize: '2rem',
    paddingInline: space['2'],
    borderRadius: vars.radius.small,
    selectors: { '&[aria-current]': { backgroundColor: color.surface.sunken, fontWeight: font.weight.bold } },
  }),
);
export const range = style(component({ color: color.ink.muted, fontWeight: font.weight.regular, textAlign: 'end' }));
