import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const tabs = style(
  component({
    paddingBlockEnd: vars.space['3'],
    '@media': { [media.phone]: { paddingInline: vars.space['3'] } },
  }),
);
