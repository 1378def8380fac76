import { style } from '@vanilla-extract/css';
import { component, media, stateTransition } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, layer, radius, shadow, size, space } = vars;

/** Takes no room of its own: nothing that is being read may move. */
export const place = style(
  component({
    position: 'sticky',
    insetBlockStart: `calc(${size.header} + ${space['2']} + ${space['5']})`,
    zIndex: layer.chrome,
    display: 'flex',
    justifyContent: 'center',
    blockSize: 0,
    pointerEvents: 'none',
  }),
);

export const pill = style(
  component(stateTransition('background-color'), {
    position: 'relative',
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['2'],
    blockSize: '2rem',
    // Over the gap between the tabs and the first post.
    marginBlockStart: `calc(-1 * ${space['5']})`,
    paddingInline: space['3'],
    border: '1px solid transparent',
    borderRadius: radius.full,
    backgroundColor: color.fill.primary.base,
    color: color.fill.primary.on,
    boxShadow: shadow.floating,
    fontFamily: 'inherit',
    fontSize: font.size.small,
    lineHeight: font.line.small,
    fontWeight: font.weight.bold,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    pointerEvents: 'auto',
    selectors: { '&:hover': { backgroundColor: color.fill.primary.hover } },
    // As high as a finger needs, but upwards only: below stand the links of the first post.
    '@media': { [media.coarsePointer]: { '::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-10px 0' } } },
  }),
);

export const faces = style(component({ display: 'inline-flex', gap: space['1'] }));
