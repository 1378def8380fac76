import { style } from '@vanilla-extract/css';
import { component, media, stateTransition } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export const header = style(
  component({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.chrome,
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    blockSize: vars.size.header,
    paddingInline: vars.space['4'],
    backgroundColor: vars.color.surface.chrome,
    borderBlockEnd: `1px solid ${vars.color.line.subtle}`,
    '@media': { [media.tabletAndUp]: { paddingInline: vars.space['5'] } },
  }),
);

export const end = style(component({ justifySelf: 'end', display: 'flex', alignItems: 'center', gap: vars.space['1'] }));

export const logo = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space['2'],
    minBlockSize: vars.size.target,
    paddingInline: vars.space['2'],
    borderRadius: vars.radius.control,
    textDecoration: 'none',
  }),
);

export const bell = style(
  component(stateTransition('background-color'), {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.target,
    blockSize: vars.size.target,
    borderRadius: vars.radius.full,
    color: vars.color.ink.muted,
    selectors: {
      '&:hover': { backgroundColor: vars.color.state.hover },
      '&[aria-current]': { backgroundColor: vars.color.state.selected, color: vars.color.link },
    },
    '@media': { [media.desktop]: { display: 'none' } },
  }),
);

/** At the upper end of the bell, grown towards the outside by long numbers. */
export const bellCount = style(component({ position: 'absolute', insetBlockStart: 2, insetInlineStart: '50%', lineHeight: 0 }));
