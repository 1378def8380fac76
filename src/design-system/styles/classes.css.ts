import { style } from '@vanilla-extract/css';
import { vars } from '../tokens/contract.css.ts';
import { component } from './layered.ts';
import { media } from './media.ts';
import { ellipsis, stickyBar } from './mixins.ts';
import { aside, bareList, flow } from './snippets.ts';

/** Whole rules that several screens share; their stylesheets hand them on under names of their own. */

/** What a screen has below one another: cards with room between, on phones without. */
export const page = style(component({ ...flow.column, gap: vars.space['3'], '@media': { [media.phone]: { gap: 0 } } }));

/** A row of tabs that stays in sight, in line with the text of the page on phones. */
export const pageTabs = style(component(stickyBar, { '@media': { [media.phone]: { paddingInline: vars.space['3'] } } }));

/** Rows one below the other, without marks. */
export const list = style(component(flow.column, bareList));

/** Lines beside a picture, which may be cut; a word longer than its room breaks. */
export const texts = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }));

/** One line that matters less than the name above it. */
export const detail = style(component(ellipsis, aside));
