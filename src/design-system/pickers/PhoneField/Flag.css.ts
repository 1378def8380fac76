import { style } from '@vanilla-extract/css';
import { component } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

export const flag = style(
  component({
    flex: 'none',
    display: 'inline-block',
    inlineSize: '1.375rem',
    blockSize: '0.9375rem',
    objectFit: 'cover',
    borderRadius: 3,
    background: vars.color.surface.sunken,
    // A hairline for white flags on white.
    boxShadow: `0 0 0 1px ${vars.color.line.regular}`,
  }),
);
