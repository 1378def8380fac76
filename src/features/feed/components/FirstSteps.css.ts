import { style } from '@vanilla-extract/css';
import { bareList, component, flow, focusRingInset, media, stateTransition, typeset } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, radius, space } = vars;

export const title = style(component({ ...flow.row, justifyContent: 'space-between', paddingInlineStart: space['2'] }));
export const steps = style(component(bareList, { ...flow.column }));

export const step = style(
  component({
    ...flow.entry,
    ...typeset.body,
    boxSizing: 'border-box',
    gap: space['3'],
    inlineSize: '100%',
    minBlockSize: '2.25rem',
    paddingInline: space['2'],
    borderRadius: radius.control,
    textAlign: 'start',
    '@media': { [media.coarsePointer]: { minBlockSize: '2.75rem' } },
  }),
);

export const done = style(component({ color: color.ink.muted }));

/** A step that leads somewhere. */
export const open = style(
  component(focusRingInset, stateTransition('background-color'), {
    border: 0,
    background: 'none',
    color: color.ink.strong,
    fontWeight: font.weight.medium,
    textDecoration: 'none',
    cursor: 'pointer',
    '@media': { [media.finePointer]: { ':hover': { background: color.state.hover } } },
  }),
);
