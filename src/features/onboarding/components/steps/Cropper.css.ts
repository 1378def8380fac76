import { createVar, style } from '@vanilla-extract/css';
import { component, focusRing } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, radius, space } = vars;

/** In percent of the box: how wide the whole picture is, and how far it lies beyond the box's corner. */
export const width = createVar();
export const left = createVar();
export const top = createVar();

export const cropper = style(component({ display: 'grid', gap: space['4'], justifyItems: 'stretch' }));

const round = { position: 'relative', overflow: 'hidden', borderRadius: radius.full, background: color.surface.sunken } as const;

/** Scrolling with a finger would fight with moving the picture. */
export const stage = style(
  component(
    {
      ...round,
      justifySelf: 'center',
      inlineSize: 'min(16rem, 100%)',
      aspectRatio: '1',
      border: `1px solid ${color.line.control}`,
      cursor: 'grab',
      touchAction: 'none',
    },
    focusRing,
  ),
);

/** As large as in a list of posts. */
export const preview = style(component({ ...round, flex: 'none', inlineSize: 44, blockSize: 44 }));

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

export const previewRow = style(component({ display: 'flex', alignItems: 'center', gap: space['3'] }));

/** Where the picture will be, while there is none. */
export const empty = style(
  component({
    ...round,
    display: 'grid',
    placeItems: 'center',
    justifySelf: 'center',
    inlineSize: '8rem',
    aspectRatio: '1',
    border: `1px dashed ${color.line.control}`,
    color: color.ink.muted,
  }),
);
