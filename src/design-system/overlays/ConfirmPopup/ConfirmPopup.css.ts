import { style } from '@vanilla-extract/css';
import { component } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space } = vars;

export const body = style(
  component({
    display: 'grid',
    gap: space['1'],
    inlineSize: 'min(19rem, calc(100vw - 16px))',
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    // Scrolling on past its end would scroll the page, which closes the popup.
    overscrollBehavior: 'contain',
    padding: space['4'],
  }),
);

export const question = style(component({ fontSize: font.size.body, lineHeight: font.line.body, fontWeight: font.weight.bold }));

export const detail = style(component({ color: color.ink.muted, fontSize: font.size.small, lineHeight: font.line.body }));

export const actions = style(
  component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space['2'], marginBlockStart: space['3'] }),
);
