import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { plate } from '../../private/plate/plate.ts';
import { component, components, focusOutline, layers, media, stateTransition, touchTarget, visuallyHidden } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, radius, space } = vars;

/** One row of equal shares; where the labels are too long for that (large text, a narrow phone) the last ones wrap. */
export const group = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    padding: 3,
    margin: 0,
    minInlineSize: 0,
    border: '1px solid transparent',
    borderRadius: radius.control,
    background: color.surface.sunken,
  }),
);

/** Rendered by the parent: a label with a radio here, a radio item in a menu. */
export const segment = recipe({
  base: [
    component(touchTarget),
    component(stateTransition('background-color', 'color')),
    component({
      flex: '1 1 0',
      minInlineSize: 'min-content',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '6px',
      border: '1px solid transparent',
      borderRadius: 9,
      color: color.ink.muted,
      fontSize: font.size.small,
      lineHeight: font.line.small,
      fontWeight: font.weight.medium,
      textAlign: 'center',
      cursor: 'pointer',
      userSelect: 'none',
      selectors: {
        ...plate('&:is([aria-checked="true"], :has(:checked))'),
        '&:is(:focus-visible, :has(:focus-visible))': focusOutline,
        '&:is([data-disabled], :has(:disabled))': { opacity: 0.5, cursor: 'not-allowed' },
      },
      '@media': {
        [media.finePointer]: {
          selectors: { '&:hover:not([aria-checked="true"], :has(:checked), :has(:disabled))': { color: color.ink.strong } },
        },
        [media.forcedColors]: { selectors: { '&:is([aria-checked="true"], :has(:checked))': { borderColor: 'Highlight' } } },
      },
    }),
  ],
  variants: {
    size: components({
      small: { minBlockSize: '1.75rem', paddingInline: space['2'], '@media': { [media.phone]: { paddingInline: space['1'] } } },
      medium: { minBlockSize: '2rem', paddingInline: space['3'] },
    }),
  },
  defaultVariants: { size: 'medium' },
});

export const radio = style(component(visuallyHidden));

/** The bold copy keeps the width when the choice changes. */
export const name = style(
  component({
    display: 'inline-grid',
    '::after': { content: 'attr(data-name)', blockSize: 0, overflow: 'hidden', visibility: 'hidden', fontWeight: font.weight.bold },
  }),
);

/** The width is set here, because an image that is limited to its box has no minimum width of its own. */
export const icon = style(component({ display: 'inline-grid', flex: 'none', inlineSize: '1rem' }));

globalStyle(`${icon} > svg`, { '@layer': { [layers.components]: { inlineSize: '1rem', blockSize: '1rem' } } });
