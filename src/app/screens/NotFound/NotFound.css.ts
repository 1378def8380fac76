import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';

export const text = style(component({ margin: 0, textAlign: 'center', textWrap: 'balance' }));

/** Above a card in the middle of a tablet it stands in the middle too. */
export const logo = style(component({ '@media': { [media.tablet]: { marginInline: 'auto' } } }));
