import { style } from '@vanilla-extract/css';
import { component, ellipsis } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

/** Room for the halo, which reaches over the picture, and a hairline between two of them. */
export const words = style(component({ display: 'grid', minInlineSize: 0 }));
export const detail = style(
  component(ellipsis, { color: vars.color.ink.muted, fontSize: vars.font.size.small, lineHeight: vars.font.line.small }),
);
