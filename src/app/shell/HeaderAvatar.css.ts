import { style } from '@vanilla-extract/css';
import { component, haloSpace, touchTarget } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const avatarLink = style(
  component(touchTarget, { display: 'inline-flex', padding: haloSpace, marginInlineStart: -haloSpace, borderRadius: vars.radius.full }),
);
