import { createVar, style } from '@vanilla-extract/css';
import { component, flow, focusRing, hairline, square } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, radius, space } = vars;

/** In percent of the box: the width of the whole picture, and its offset beyond the box's corner. */
export const width = createVar();
export const left = createVar();
export const top = createVar();

export const cropper = style(component({ display: 'grid', gap: space['4'], justifyItems: 'stretch' }));

const round = { position: 'relative', overflow: 'hidden', borderRadius: radius.full, background: color.surface.sunken } as const;

/** Disabled, because scrolling with a finger would compete with moving the picture. */
export const stage = style(
  component(
    {
      ...round,
      justifySelf: 'center',
      inlineSize: 'min(16rem, 100%)',
      aspectRatio: '1',
      border: hairline.control,
      cursor: 'grab',
      touchAction: 'none',
    },
    focusRing,
  ),
);

/** The size of an avatar in a list of posts. */
export const preview = style(component({ ...round, flex: 'none', ...square(vars.size.target) }));

export const picture = style(
  component({
    position: 'absolute',
    insetBlockStart: top,
    left,
    inlineSize: width,
    maxInlineSize: 'none',
    userSelect: 'none',
    pointerEvents: 'none',
  }),
);

export const previewRow = style(component({ ...flow.row, gap: space['3'] }));

/** The placeholder while there is no picture. */
export const empty = style(
  component({
    ...round,
    ...flow.middle,
    justifySelf: 'center',
    inlineSize: '8rem',
    aspectRatio: '1',
    border: `1px dashed ${color.line.control}`,
    color: color.ink.muted,
  }),
);
