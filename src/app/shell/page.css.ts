import { globalStyle } from '@vanilla-extract/css';
import { barHeight, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

/** What this application fixes to the edges of the window. The design system leaves space for it, and by default expects nothing there. */
globalStyle(':root', {
  vars: { [vars.size.header]: '56px', [vars.size.footer]: '96px', [vars.size.rail]: '216px', [vars.size.aside]: '300px' },
  // Space for the sticky tabs, so that they never cover the focused element. The same on screens without tabs: another padding for them
  // would make the browser recompute the style of every element of the old screen before it leaves (50 ms on a phone).
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${barHeight})`,
  '@media': { [media.short]: { scrollPaddingBlockStart: vars.space['3'] } },
});

// A modal layer sets `pointer-events` on the body, which is inherited, so that the style of every element would be recomputed. The layer's
// backdrop and the inert page block presses anyway.
globalStyle('body', { pointerEvents: 'auto !important' as 'auto' });
