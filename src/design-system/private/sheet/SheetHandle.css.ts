import { style } from '@vanilla-extract/css';
import { component, media } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

/** The area that a finger hits is larger than the bar that is seen. */
const hitArea = { content: '""', position: 'absolute', inset: '-8px -48px -10px' } as const;

const bar = {
  display: 'block',
  inlineSize: 36,
  blockSize: 4,
  marginInline: 'auto',
  borderRadius: vars.radius.full,
  background: vars.color.line.regular,
  cursor: 'grab',
  // Otherwise the browser scrolls the sheet instead.
  touchAction: 'none',
} as const;

/** At the upper edge of a sheet, in the flow of its content. */
export const handle = style(
  component({
    display: 'none',
    '@media': { [media.phone]: { ...bar, position: 'relative', marginBlockEnd: vars.space['2'], '::after': hitArea } },
  }),
);

/** Over the upper edge, where the content has a head of its own. */
export const handleOver = style(
  component({
    display: 'none',
    '@media': { [media.phone]: { ...bar, position: 'absolute', zIndex: 1, insetBlockStart: 6, insetInline: 0, '::after': hitArea } },
  }),
);
