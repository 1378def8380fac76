import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { component, utility } from './layered.ts';
import { media } from './media.ts';
import { ellipsis, stickyBar, visuallyHidden } from './mixins.ts';
import { aside, bareList, flow } from './snippets.ts';

/** Whole rules that several components or screens share. */

/** The column of a screen: cards with a gap between them, on phones without. */
export const page = style(component({ ...flow.column, gap: vars.space['3'], '@media': { [media.phone]: { gap: 0 } } }));

/** A row of tabs that stays visible when the page scrolls; on phones it is aligned with the text of the page. */
export const pageTabs = style(component(stickyBar, { '@media': { [media.phone]: { paddingInline: vars.space['3'] } } }));

/** A column of rows without list markers. */
export const list = style(component(flow.column, bareList));

/** Lines beside a picture. They may be cut, and a word that is wider than the column breaks. */
export const texts = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }));

/** A line of secondary importance below a name. */
export const detail = style(component(ellipsis, aside));

/** For screen readers only. */
export const hidden = style(utility(visuallyHidden));

/** For text with `dir="ltr"` in every script (numbers, codes), still aligned with the start of the page's lines. */
export const leftToRight = style(
  component({ textAlign: 'left', fontVariantNumeric: 'tabular-nums', selectors: { '[dir="rtl"] &': { textAlign: 'right' } } }),
);
