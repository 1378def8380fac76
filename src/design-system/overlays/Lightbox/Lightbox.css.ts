import { style } from '@vanilla-extract/css';
import { bareButton, component, flow, focusRingInset, lineClamp, media, typeset } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';
import { onBlack } from '../../tokens/tones.ts';

const { radius, space } = vars;
const { edge, shade, ink } = onBlack;

const over = { position: 'absolute', zIndex: 1, insetInline: 0 } as const;

export const head = style(
  component({
    ...over,
    insetBlockStart: 0,
    paddingBlock: `env(safe-area-inset-top) ${space['4']}`,
    background: `linear-gradient(${shade} 75%, transparent)`,
  }),
);

export const strip = style([
  component(focusRingInset),
  component({
    flex: 1,
    minBlockSize: 0,
    display: 'flex',
    overflowX: 'auto',
    scrollSnapType: 'x mandatory',
    overscrollBehavior: 'contain',
    touchAction: 'pan-x',
    scrollbarWidth: 'none',
  }),
]);

export const slide = style(component({ flex: '0 0 100%', minInlineSize: 0, scrollSnapAlign: 'center', scrollSnapStop: 'always' }));

/** The part that is enlarged: as large as the slide, so that the image can be moved to its edges and not beyond. */
export const frame = style(component({ ...flow.middle, blockSize: '100%' }));

export const image = style(
  component({
    maxInlineSize: '100%',
    maxBlockSize: '100%',
    objectFit: 'contain',
    userSelect: 'none',
    WebkitTouchCallout: 'default',
    '@media': { [media.finePointer]: { cursor: 'zoom-in' } },
  }),
);
export const grown = style(component({ '@media': { [media.finePointer]: { cursor: 'grab' } } }));

const captionLayer = {
  ...over,
  insetBlockEnd: 0,
  paddingBlock: `${space['6']} max(${space['5']}, env(safe-area-inset-bottom))`,
  paddingInline: `max(${space['5']}, 50% - 24rem)`,
  background: `linear-gradient(transparent, ${shade} ${space['6']})`,
  color: ink,
  textAlign: 'center',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ...typeset.body,
} as const;

export const caption = style(component({ ...captionLayer, pointerEvents: 'none' }));
/** The button is what scrolls, so that the keys reach all of a long text. */
export const longCaption = style(
  component(bareButton, focusRingInset, { ...captionLayer, inlineSize: '100%', maxBlockSize: '60%', overflowY: 'auto' }),
);
export const cutCaption = style(component(lineClamp(3)));

const step = component({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  marginBlock: 'auto',
  blockSize: 'fit-content',
  borderRadius: radius.full,
  background: shade,
  boxShadow: `inset 0 0 0 1px ${edge}`,
  // A finger swipes; the buttons stay for people who press instead, and out of the middle of the image.
  '@media': { [media.phone]: { insetBlock: 'auto 25%' } },
});
export const before = style([step, component({ insetInlineStart: space['3'] })]);
export const after = style([step, component({ insetInlineEnd: space['3'] })]);
