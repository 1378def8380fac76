import { style } from '@vanilla-extract/css';
import { component } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';
import { entrance } from '../Popover/floating.css.ts';

const { color, font, radius, space } = vars;

export const bubble = style([
  entrance,
  component({
    maxInlineSize: 'min(18rem, var(--radix-tooltip-content-available-width))',
    paddingInline: space['3'],
    paddingBlock: space['2'],
    borderRadius: radius.small,
    // Forced colours remove the background; the edge separates the bubble from the page.
    border: '1px solid transparent',
    background: color.surface.inverse,
    color: color.ink.inverse,
    fontSize: font.size.small,
    lineHeight: font.line.small,
    overflowWrap: 'anywhere',
  }),
]);

export const arrow = style(component({ fill: color.surface.inverse }));
