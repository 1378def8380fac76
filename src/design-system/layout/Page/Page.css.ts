import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, components } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

/** A form or a message, and running text with a measure of about 70 characters. */
export const pageWidths = ['narrow', 'text'] as const;
export type PageWidth = (typeof pageWidths)[number];

export const page = recipe({
  base: component({
    display: 'grid',
    gridTemplateRows: 'auto minmax(min-content, 1fr) auto',
    gap: space['8'],
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: '100dvh',
    marginInline: 'auto',
    paddingBlock: `${space['6']} max(${space['6']}, env(safe-area-inset-bottom))`,
    paddingInline: space['6'],
    '@media': { [media.phone]: { paddingInline: space['4'], gap: space['6'] } },
  }),
  variants: { width: components({ narrow: { maxInlineSize: 480 }, text: { maxInlineSize: 760 } }) },
});

export const body = recipe({
  base: component({ minInlineSize: 0 }),
  variants: { isCentered: { true: component({ alignSelf: 'center' }) } },
});
export const top = style(component({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space['4'] }));
