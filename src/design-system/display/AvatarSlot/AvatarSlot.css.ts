import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layered.ts';
import { haloSpace } from '../../styles/snippets.ts';

export const slot = style(component({ position: 'relative', flex: 'none', display: 'inline-grid', padding: haloSpace }));
/** Beside a text of several lines it is aligned with the first one. */
export const atTop = style(component({ alignSelf: 'start' }));
/** Spans two rows of a grid. */
export const spanning = style(component({ gridRow: '1 / span 2' }));
/** The picture itself, without its padding, is aligned with the text above. */
export const hanging = style(component({ marginInlineStart: -haloSpace }));
