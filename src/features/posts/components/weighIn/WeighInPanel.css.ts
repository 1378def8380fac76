import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const panel = style(
  component({
    display: 'grid',
    gap: vars.space['3'],
    inlineSize: 'min(19rem, calc(100vw - 4rem))',
    '@media': { [media.phone]: { inlineSize: 'auto' } },
  }),
);
export const actions = style(
  component({ display: 'flex', justifyContent: 'end', gap: vars.space['2'], marginBlockStart: vars.space['3'] }),
);
/** The post stays in view above the weigh-in, however long it is. */
export const post = style(
  component({ maxBlockSize: '30dvh', overflow: 'auto', marginBlockEnd: vars.space['4'], borderRadius: vars.radius.nested }),
);
/** This element only handles bubbling clicks; the button inside stays the control, also for the keyboard. */
export const trigger = style(component({ display: 'contents' }));
