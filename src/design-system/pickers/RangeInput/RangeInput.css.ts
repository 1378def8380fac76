import { style } from '@vanilla-extract/css';
import { component } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

export const row = style(
  // With large text on a phone both fields shrink: the row is never wider than its column.
  component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 5rem)', alignItems: 'center', gap: vars.space['4'] }),
);

export const figures = style(component({ textAlign: 'center', fontVariantNumeric: 'tabular-nums' }));

/** Below both fields, over the whole width. */
export const refused = style(
  component({
    order: 1,
    gridColumn: '1 / -1',
    margin: 0,
    color: vars.color.ink.muted,
    fontSize: vars.font.size.small,
    lineHeight: vars.font.line.small,
    ':empty': { display: 'none' },
  }),
);
