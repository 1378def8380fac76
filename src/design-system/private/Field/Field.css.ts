import { style } from '@vanilla-extract/css';
import { component, visuallyHidden } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, space } = vars;
const smallText = { fontSize: font.size.small, lineHeight: font.line.small } as const;

export const root = style(component({ position: 'relative', display: 'grid', minInlineSize: 0, gap: space['2'] }));

export const label = style(component({ ...smallText, justifySelf: 'start', color: color.ink.strong, fontWeight: font.weight.medium }));

export const hiddenLabel = style(component(visuallyHidden));

export const asterisk = style(component({ marginInlineEnd: space['1'], color: color.negative.ink }));

export const foot = style(
  component({ ...smallText, display: 'flex', justifyContent: 'space-between', gap: space['3'], color: color.ink.muted }),
);

export const aside = style(component({ marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums' }));

/** An empty one is taken out of the grid, where it would add a second gap. */
export const errorRegion = style(component({ ':empty': { position: 'absolute' } }));

export const errors = style(
  component({ ...smallText, display: 'grid', gap: space['1'], margin: 0, padding: 0, listStyle: 'none', color: color.negative.ink }),
);
