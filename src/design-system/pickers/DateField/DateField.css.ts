import { style } from '@vanilla-extract/css';
import { component } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, radius, space } = vars;

export const root = style(component({ containerType: 'inline-size', display: 'grid', gap: space['2'], minInlineSize: 0 }));

/** Gives way to the day when both don't fit: large text on a narrow phone. */
export const mark = style(component({ display: 'inline-flex', '@container': { '(width < 11rem)': { display: 'none' } } }));

export const opener = style(component({ cursor: 'pointer' }));

/** In the page, not over it. Its height is reserved while the calendar loads. */
export const panel = style(
  component({
    containerType: 'inline-size',
    inlineSize: 'min(22rem, 100%)',
    minBlockSize: '22.75rem',
    padding: `min(${space['3']}, 2vw)`,
    border: `1px solid ${color.line.regular}`,
    borderRadius: radius.nested,
    background: color.surface.floating,
    boxShadow: vars.shadow.card,
  }),
);
