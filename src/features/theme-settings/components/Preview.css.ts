import { style } from '@vanilla-extract/css';
import { component, flow, hairline, media, typeset } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, radius, space } = vars;

/** Stays visible beside the controls on wide windows. */
export const section = style(
  component({
    gridArea: 'preview',
    display: 'grid',
    gap: space['1'],
    minInlineSize: 0,
    '@media': { [media.tabletAndUp]: { position: 'sticky', insetBlockStart: 0 } },
  }),
);

export const panes = style(
  component({
    display: 'grid',
    gap: space['2'],
  }),
);

/** A small version of the canvas: the same lights, closer together. */
export const pane = style(
  component({
    display: 'grid',
    alignContent: 'start',
    gap: space['2'],
    minInlineSize: 0,
    padding: space['2'],
    border: hairline.regular,
    borderRadius: radius.nested,
    color: color.ink.strong,
    backgroundColor: color.canvas,
    backgroundImage: [
      `radial-gradient(90% 90% at 0% 0%, ${color.tint.primary}, transparent 80%)`,
      `radial-gradient(80% 80% at 100% 10%, ${color.tint.secondary}, transparent 80%)`,
      `radial-gradient(90% 90% at 60% 110%, ${color.tint.accent}, transparent 80%)`,
    ].join(', '),
  }),
);

export const paneName = style(
  component({
    ...flow.row,
    gap: space['1'],
    paddingInline: space['1'],
    ...typeset.label,
    fontWeight: font.weight.bold,
    color: color.ink.muted,
  }),
);

/** Scaled so slightly that its text has 12 px and more. */
export const sample = style(
  component({
    ...flow.column,
    gap: space['2'],
    minInlineSize: 0,
    // The smallest text inside has 13.5 px.
    zoom: 0.89,
  }),
);

export const ratios = style(
  component({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: space['1'], margin: 0 }),
);

export const ratio = style(
  component({
    display: 'flex',
    justifyContent: 'space-between',
    gap: space['1'],
    paddingInline: space['2'],
    paddingBlock: space['1'],
    borderRadius: radius.full,
    border: hairline.regular,
    backgroundColor: color.surface.floating,
    ...typeset.label,
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    color: color.ink.muted,
  }),
);

const figure = { ...flow.inline, gap: space.half, margin: 0, fontWeight: font.weight.bold } as const;
export const met = style(component({ ...figure, color: color.positive.ink }));
export const missed = style(component({ ...figure, color: color.negative.ink }));

export const note = style(
  component({
    display: 'flex',
    gap: space['2'],
    padding: `${space['2']} ${space['3']}`,
    borderRadius: radius.control,
    backgroundColor: color.surface.sunken,
  }),
);
