import { style } from '@vanilla-extract/css';
import { component, flow, media, typeset, whileHeaderIsAway } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const look = component({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.chrome,
  ...flow.row,
  justifyContent: 'center',
  gap: vars.space['2'],
  paddingBlock: vars.space['2'],
  paddingInline: vars.space['4'],
  backgroundColor: vars.color.surface.inverse,
  color: vars.color.ink.inverse,
  ...typeset.small,
  textAlign: 'start',
  // In the page flow: a low window is needed for reading.
  '@media': { [media.short]: { position: 'static' } },
});

export const band = style(look);
export const belowHeader = style([
  band,
  component({ insetBlockStart: vars.size.header, selectors: { [whileHeaderIsAway]: { insetBlockStart: 0 } } }),
]);
