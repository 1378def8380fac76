import { style } from '@vanilla-extract/css';
import { bareList, component, flow, focusRing, hairline, media, minus, square } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { space, radius, color, font } = vars;

export const thumbnails = style(component({ display: 'flex', flexWrap: 'wrap', gap: space['3'], ...bareList }));
/** Four pictures are laid out two by two, as the post shows them. */
export const fourThumbnails = style([thumbnails, component({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })]);
/** Beside its button, which keeps the height of the line; below it the button's text begins where this one does. */
export const reminder = style(component({ ...flow.wrap, columnGap: space['5'] }));
export const describe = style(component({ marginInlineStart: minus('3') }));

export const thumbnail = style(
  component({
    position: 'relative',
    inlineSize: '8.75rem',
    blockSize: '9.75rem',
    '@media': { [media.phone]: { ...square('6.5rem') } },
    selectors: { [`${fourThumbnails} > &`]: { inlineSize: '100%' } },
  }),
);
export const open = style(
  component(focusRing, {
    display: 'block',
    ...square('100%'),
    padding: 0,
    border: hairline.regular,
    borderRadius: radius.nested,
    background: color.surface.sunken,
    overflow: 'clip',
    cursor: 'grab',
  }),
);
export const picture = style(component({ display: 'block', ...square('100%'), objectFit: 'cover' }));
export const alt = style(
  component({
    position: 'absolute',
    insetBlockEnd: space['2'],
    insetInlineStart: space['2'],
    paddingInline: space['2'],
    borderRadius: radius.small,
    background: color.surface.floating,
    color: color.ink.strong,
    fontSize: font.size.label,
    lineHeight: font.line.body,
    fontWeight: font.weight.bold,
  }),
);
export const hasAlt = style(component({ background: color.surface.inverse, color: color.ink.inverse }));
export const remove = style(
  component({
    position: 'absolute',
    insetBlockStart: space['1'],
    insetInlineEnd: space['1'],
    borderRadius: radius.full,
    background: color.surface.floating,
  }),
);
export const progress = style(
  component({
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    ...square('fit-content'),
    padding: space['1'],
    borderRadius: radius.full,
    background: color.surface.floating,
    display: 'grid',
    pointerEvents: 'none',
  }),
);
export const failure = style(
  component({
    position: 'absolute',
    insetBlockStart: space['10'],
    insetBlockEnd: '2rem',
    insetInline: space['1'],
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space['1'],
    padding: space['1'],
    borderRadius: radius.small,
    background: color.surface.floating,
    textAlign: 'center',
    overflow: 'clip',
  }),
);
export const problems = style(
  component({
    display: 'grid',
    gap: space['1'],
    selectors: { '&:empty': { display: 'none' } },
  }),
);
export const large = style(
  component({
    inlineSize: '100%',
    blockSize: 'auto',
    maxBlockSize: '40dvh',
    objectFit: 'contain',
    borderRadius: radius.nested,
    background: color.surface.sunken,
  }),
);
