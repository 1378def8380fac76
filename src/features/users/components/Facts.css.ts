import { style } from '@vanilla-extract/css';
import { component, ellipsis } from '@/design-system/styles/index.ts';

/** One line: a fact that doesn't fit is left out as a whole instead of ending as "To…". */
export const facts = style(component({ display: 'block', maxBlockSize: '1lh', overflow: 'clip', whiteSpace: 'normal' }));
export const fact = style(component(ellipsis, { display: 'inline-block', maxInlineSize: '100%', verticalAlign: 'top' }));
