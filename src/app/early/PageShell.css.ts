import { globalStyle, style } from '@vanilla-extract/css';
import { barHeight, component, media, minus } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

/** Only where the next screen is known: the script in the head marks the page. */
export const shell = style(component({ display: 'none', selectors: { '[data-expects] &': { display: 'block' } } }));

// A post or a person: the header is the same, but the content doesn't resemble a list.
globalStyle(`[data-expects="screen"] ${shell} > * + *`, { display: 'none' });

// Shown while the code is parsed and run: a pulsing animation would take that time from a slow phone.
globalStyle(`${shell} *`, { animation: 'none' });

/** As high as the row of tabs and its margin. */
export const tabs = style(
  component({
    blockSize: barHeight,
    marginBlockEnd: vars.space['3'],
    '@media': { [media.tabletAndUp]: { marginBlockStart: minus('2') } },
  }),
);

/** Only the application knows a person's custom logo: its space stays empty until then. */
export const logo = style(component({ selectors: { '[data-logo="own"] &': { visibility: 'hidden' } } }));

/** Replaces all of it when the code fails to load. */
export const failure = style(
  component({ display: 'grid', placeItems: 'center', gap: vars.space['4'], padding: `20vh ${vars.space['4']}`, textAlign: 'center' }),
);
