import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layered.ts';
import { vars } from '../../tokens/contract.css.ts';

/** The room of one tab; together they fit into any row, so that it never scrolls. */
export const place = style(
  component({ display: 'flex', alignItems: 'center', minInlineSize: 0, minBlockSize: '2.25rem', paddingInline: vars.space['3'] }),
);
