import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { space } = vars;

export const intro = style(component({ paddingBlockEnd: space['6'] }));

export const title = style(
  component({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlockEnd: space['2'],
    paddingInlineStart: space['1'],
    '@media': { [media.phone]: { paddingInline: space['4'] } },
  }),
);

export const posts = style(
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'], '@media': { [media.phone]: { gap: 0 } } }),
);
