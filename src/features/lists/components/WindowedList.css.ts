import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

/** What stands in it asks it for its width: one box to ask for however many places. */
export const list = style(component({ inlineSize: '100%', containerType: 'inline-size' }));

/** On phones nothing reaches over the edge of a place: what changes in one is painted without a look at the others. */
export const place = style(component({ contain: 'layout style', '@media': { [media.phone]: { contain: 'content' } } }));

/** Articles stand apart, rows do not. */
export const article = style(component({ paddingBlockEnd: vars.space['3'], '@media': { [media.phone]: { paddingBlockEnd: 0 } } }));
