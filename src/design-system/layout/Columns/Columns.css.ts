import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layered.ts';
import { columnGutter, media } from '../../styles/media.ts';
import { vars } from '../../tokens/contract.css.ts';

export const columns = style(
  component({
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${vars.size.column})`,
    justifyContent: 'center',
    alignItems: 'start',
    gap: `${vars.space['3']} ${columnGutter}`,
    // On phones the first card touches the header, as it touches both edges.
    paddingBlock: `0 calc(${vars.size.footer} + ${vars.space['6']} + env(safe-area-inset-bottom))`,
    '@media': {
      [media.tabletAndUp]: { paddingBlockStart: vars.space['5'], paddingInline: vars.space['5'] },
      [media.desktop]: {
        gridTemplateColumns: `${vars.size.rail} minmax(0, ${vars.size.column}) ${vars.size.aside}`,
        paddingBlockEnd: vars.space['16'],
      },
      [media.short]: { paddingBlockEnd: vars.space['4'] },
    },
  }),
);

/** The reading column stays in the middle, also without the rails. */
export const center = style(component({ minInlineSize: 0, '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } } }));
