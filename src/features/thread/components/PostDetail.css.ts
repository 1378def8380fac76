import { style } from '@vanilla-extract/css';
import { component, media } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, space, radius } = vars;

export const detail = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space['3'],
    padding: `${space['4']} ${space['5']} ${space['3']}`,
    '@media': { [media.phone]: { padding: `${space['4']} ${space['4']} ${space['2']}` } },
  }),
);

export const author = style(component({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: space['3'], alignItems: 'center' }));
export const avatar = style(component({ padding: 5 }));
export const names = style(component({ display: 'grid', gap: 2, minInlineSize: 0 }));
export const title = style(component({ margin: 0, color: color.ink.strong, fontSize: '1.375rem', lineHeight: '1.875rem', fontWeight: font.weight.bold, letterSpacing: '-0.015em', overflowWrap: 'anywhere' }));
export const text = style(component({ margin: 0, color: color.ink.strong, fontSize: '1.0625rem', lineHeight: '1.625rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));

export const histograms = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    border: `1px solid ${color.line.regular}`,
    borderRadius: radius.nested,
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);
export const histogram = style(
  component({
    padding: space['3'],
    selectors: { '& + &': { borderInlineStart: `1px solid ${color.line.subtle}` } },
    '@media': { [media.phone]: { selectors: { '& + &': { borderInlineStart: 'none', borderBlockStart: `1px solid ${color.line.subtle}` } } } },
  }),
);

export const replyBox = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: space['3'],
    padding: `${space['2']} ${space['3']}`,
  }),
);
export const replyField = style(
  component({
    inlineSize: '100%',
    minBlockSize: 44,
    paddingInline: space['4'],
    textAlign: 'start',
    font: 'inherit',
    color: color.ink.muted,
    backgroundColor: color.surface.field,
    border: `1px solid ${color.line.control}`,
    borderRadius: radius.control,
    cursor: 'text',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);

export const list = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'], '@media': { [media.phone]: { gap: 0 } } }));
