import { style } from '@vanilla-extract/css';
import { component, flow, hairline, square } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, radius, space } = vars;

export const captcha = style(component({ display: 'grid', gap: space['2'] }));

export const captchaRow = style(
  component({
    ...flow.row,
    gap: space['3'],
    minBlockSize: '3rem',
    paddingInline: space['4'],
    border: hairline.control,
    borderRadius: radius.control,
    background: color.surface.field,
    color: color.ink.strong,
    cursor: 'pointer',
  }),
);

export const checkbox = style(component({ flex: 'none', ...square('1.25rem'), margin: 0, cursor: 'pointer' }));

export const captchaName = style(component({ marginInlineStart: 'auto' }));

export const note = style(
  component({
    paddingBlock: space['3'],
    paddingInline: space['4'],
    border: `1px dashed ${color.line.regular}`,
    borderRadius: radius.nested,
    color: color.ink.muted,
  }),
);
