import { globalStyle, style } from '@vanilla-extract/css';
import { barHeight, component, media, minus } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

/** Only where it is known what comes next: the script in the head marks the page. */
export const shell = style(component({ display: 'none', selectors: { '[data-expects] &': { display: 'block' } } }));

// A post or a person: the header is the same, and what is below it looks like no list.
globalStyle(`[data-expects="screen"] ${shell} > * + *`, { display: 'none' });

// It stands while the code is read and run: shapes that breathe would take a slow phone's time from that, frame by frame.
globalStyle(`${shell} *`, { animation: 'none' });

/** As high as the row of tabs with what is below it. */
export const tabs = style(
  component({
    blockSize: barHeight,
    marginBlockEnd: vars.space['3'],
    '@media': { [media.tabletAndUp]: { marginBlockStart: minus('2') } },
  }),
);

/** A logo of the person's own is known to the application only: nothing stands in its place until then. */
export const logo = style(component({ selectors: { '[data-logo="own"] &': { visibility: 'hidden' } } }));

/** In the place of all of it when no code comes. */
export const failure = style(
  component({ display: 'grid', placeItems: 'center', gap: vars.space['4'], padding: `20vh ${vars.space['4']}`, textAlign: 'center' }),
);
