import { style } from '@vanilla-extract/css';
import { component, haloRoom, touchTarget } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const avatarLink = style(
  component(touchTarget, { display: 'inline-flex', padding: haloRoom, marginInlineStart: -haloRoom, borderRadius: vars.radius.full }),
);
