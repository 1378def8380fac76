import { createVar, style } from '@vanilla-extract/css';
import { component, focusOutline, media } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, radius, size, space } = vars;

/** The start and end of the fill along the track, 0 %…100 % in reading direction. */
export const fillStart = createVar();
export const fillEnd = createVar();
/** Position of a mark along the track. */
export const at = createVar();

const thumbSize = '1.25rem';

export const root = style(
  component({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    blockSize: '1.5rem',
    touchAction: 'none',
    userSelect: 'none',
    cursor: 'pointer',
    '@media': { [media.coarsePointer]: { blockSize: size.target } },
    selectors: { '&[data-disabled]': { opacity: 0.6, cursor: 'not-allowed' } },
  }),
);

export const track = style(
  component({
    position: 'relative',
    flex: 1,
    blockSize: 4,
    borderRadius: radius.full,
    background: color.line.regular,
    selectors: { '&[data-has-reach]': { background: color.line.subtle } },
    '@media': { [media.forcedColors]: { background: 'GrayText' } },
  }),
);

/** The thumb's middle travels over the track less one thumb, so the fill and the marks are measured the same way. */
const along = (share: string) => `calc(${thumbSize} / 2 + (100% - ${thumbSize}) * ${share})`;

export const fill = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: along(fillStart),
    insetInlineEnd: `calc(100% - ${along(fillEnd)})`,
    borderRadius: radius.full,
    background: color.fill.primary.edge,
    selectors: { '&[data-from-edge]': { insetInlineStart: 0 } },
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  }),
);

/** The part of the track with an effect, which is marked by its thickness too. */
export const reach = style(
  component({
    position: 'absolute',
    insetBlock: -1,
    insetInlineStart: along(fillStart),
    insetInlineEnd: `calc(100% - ${along(fillEnd)})`,
    borderRadius: radius.full,
    background: color.line.control,
    '@media': { [media.forcedColors]: { background: 'CanvasText' } },
  }),
);

export const mark = style(
  component({
    position: 'absolute',
    insetBlock: -4,
    insetInlineStart: along(at),
    inlineSize: 2,
    marginInlineStart: -1,
    borderRadius: radius.full,
    background: color.line.control,
  }),
);

export const thumb = style(
  component({
    display: 'block',
    inlineSize: thumbSize,
    blockSize: thumbSize,
    border: `5px solid ${color.fill.primary.edge}`,
    borderRadius: radius.full,
    background: color.fill.primary.on,
    // Separates the thumb from the track when both have the same lightness.
    boxShadow: `0 0 0 1px ${color.line.control}, ${vars.shadow.card}`,
    selectors: { '&:focus-visible': focusOutline },
  }),
);

export const field = style(component({ position: 'relative', display: 'grid', gap: space['1'], minInlineSize: 0 }));

/** Label and value at the two ends of a line, or on two lines where they do not fit. */
export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space['3'],
    fontSize: font.size.small,
    lineHeight: font.line.small,
  }),
);

export const label = style(component({ color: color.ink.strong, fontWeight: font.weight.medium }));
export const value = style(component({ marginInlineStart: 'auto', color: color.ink.muted, fontVariantNumeric: 'tabular-nums' }));
export const hint = style(component({ color: color.ink.muted, fontSize: font.size.small, lineHeight: font.line.small }));
