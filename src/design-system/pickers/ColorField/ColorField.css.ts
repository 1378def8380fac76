import { style } from '@vanilla-extract/css';
import { component, focusRing } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, radius, space } = vars;

/** The errors are as far from the line as its own parts are when they wrap. */
export const root = style(component({ position: 'relative', display: 'grid', gap: space['3'], minInlineSize: 0 }));

/** Swatch, label and text on a line; the text wraps when the label needs the space. */
export const row = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'], minInlineSize: 0 }));

export const swatch = style(
  component(focusRing, {
    appearance: 'none',
    flex: 'none',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    padding: 0,
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.control,
    background: 'none',
    cursor: 'pointer',
    // The colour is the value of the control, so forced colours must not replace it.
    forcedColorAdjust: 'none',
    selectors: {
      '&::-webkit-color-swatch-wrapper': { padding: 0 },
      '&::-webkit-color-swatch': { border: 0, borderRadius: 'inherit' },
      '&::-moz-color-swatch': { border: 0, borderRadius: 'inherit' },
      '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
    },
  }),
);

export const texts = style(component({ flex: '1 1 8rem', display: 'grid', minInlineSize: 0 }));
export const label = style(component({ fontSize: font.size.body, lineHeight: font.line.body, fontWeight: font.weight.medium }));
export const hint = style(component({ color: color.ink.muted, fontSize: font.size.small, lineHeight: font.line.small }));

export const text = style(component({ flex: '0 0 7.5rem' }));
