import { style } from '@vanilla-extract/css';
import { component, focusRing } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, space } = vars;

/** Closed it ends with the card: the words of its line stand as far from the edge as those above. */
export const meaning = style(component({ selectors: { '&:not([open])': { marginBlockEnd: `calc(-1 * ${space['4']})` } } }));
export const summary = style(
  component(focusRing, {
    minBlockSize: '3rem',
    display: 'flex',
    alignItems: 'center',
    color: color.action,
    fontSize: font.size.small,
    lineHeight: font.line.small,
    fontWeight: font.weight.bold,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
  }),
);
export const words = style(
  component({ display: 'grid', gap: space['4'], color: color.ink.muted, fontSize: font.size.small, lineHeight: font.line.small }),
);
export const title = style(component({ margin: 0, color: color.ink.strong, fontWeight: font.weight.bold, fontSize: 'inherit' }));
export const paragraph = style(component({ margin: 0 }));
export const terms = style(component({ margin: 0, display: 'grid', gap: space['2'] }));
export const term = style(component({ color: color.ink.strong, fontWeight: font.weight.medium }));
export const definition = style(component({ margin: 0 }));
export const tiers = style(component({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const tier = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space['2'],
    minBlockSize: '2rem',
    paddingInline: space['2'],
    borderRadius: vars.radius.small,
    selectors: { '&[aria-current]': { backgroundColor: color.surface.sunken, fontWeight: font.weight.bold } },
  }),
);
export const range = style(component({ color: color.ink.muted, fontWeight: font.weight.regular, textAlign: 'end' }));
