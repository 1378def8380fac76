import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Space between the columns of the shell: off the scale on purpose, the columns are as wide as the drawings ask. */
const gutter = '28px';

export const columns = style(
  component({
    display: 'grid',
    gridTemplateColumns: `minmax(0, ${vars.size.column})`,
    justifyContent: 'center',
    alignItems: 'start',
    gap: `${vars.space['3']} ${gutter}`,
    paddingBlock: `${vars.space['3']} calc(120px + env(safe-area-inset-bottom))`,
    '@media': {
      [media.tabletAndUp]: { paddingBlockStart: vars.space['5'], paddingInline: vars.space['5'] },
      [media.desktop]: {
        gridTemplateColumns: `${vars.size.rail} minmax(0, ${vars.size.column}) ${vars.size.aside}`,
        paddingBlockEnd: vars.space['16'],
      },
    },
  }),
);

/** The middle stays in the middle, even without its neighbours. */
export const center = style(
  component({ minInlineSize: 0, '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1 } } }),
);
