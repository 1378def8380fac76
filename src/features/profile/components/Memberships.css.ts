import { style } from '@vanilla-extract/css';
import { component, ellipsis, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { detail as facts, list, texts } from '@/design-system/styles/classes.css.ts';

const { color, font, space } = vars;

export const row = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: space['3'],
    minBlockSize: '3.5rem',
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: vars.radius.small,
    '@media': { [media.finePointer]: { ':hover': { backgroundColor: color.state.hover } } },
  }),
);
export const name = style(component(ellipsis, { color: color.ink.strong, fontWeight: font.weight.bold }));
