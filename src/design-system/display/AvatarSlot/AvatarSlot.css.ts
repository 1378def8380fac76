import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layered.ts';

/** The halo's reach and a hairline of air, in px. */
const room = 5;

export const slot = style(component({ position: 'relative', flex: 'none', display: 'inline-grid', padding: room }));
/** The picture, not its room, begins where the text above begins. */
export const hanging = style(component({ marginInlineStart: -room }));
