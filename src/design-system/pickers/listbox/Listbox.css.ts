import { style } from '@vanilla-extract/css';
import { component, ellipsis, focusRingInset, media } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, radius, size, space } = vars;

export const list = style(
  component(focusRingInset, {
    // The position of an option is measured from the scrolling list.
    position: 'relative',
    minBlockSize: 0,
    padding: space['1'],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderRadius: radius.control,
  }),
);

export const option = style(
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space['3'],
    minBlockSize: '2.5rem',
    paddingInline: space['3'],
    borderRadius: radius.small,
    color: color.ink.strong,
    fontSize: font.size.body,
    lineHeight: font.line.body,
    cursor: 'pointer',
    '@media': { [media.coarsePointer]: { minBlockSize: size.target } },
    selectors: {
      '&[data-active]': { background: color.state.press },
      '&[aria-selected="true"]': { fontWeight: font.weight.medium },
      '&[aria-disabled="true"]': { color: color.ink.faint, cursor: 'not-allowed' },
    },
  }),
);

export const text = style(component(ellipsis, { flex: 1 }));

/** Keeps its space when nothing is selected, so that labels don't move. */
export const check = style(component({ flex: 'none', inlineSize: '1rem', color: color.link }));
