import { style } from '@vanilla-extract/css';
import { component, touchTarget } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const avatarLink = style(
  component(touchTarget, { display: 'inline-flex', padding: 5, marginInlineStart: -5, borderRadius: vars.radius.full }),
);
