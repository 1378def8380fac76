import { style } from '@vanilla-extract/css';
import { component, ellipsis, focusRing, media } from '../../styles/index.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, font, radius, space } = vars;

export const anchor = style(component({ minInlineSize: 0 }));

/** Reaches the edges of the frame, so that the whole corner can be pressed. */
export const opener = style(
  component(focusRing, {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['2'],
    minBlockSize: '2.5rem',
    marginInlineStart: `calc(-1 * ${space['2']})`,
    paddingInline: space['2'],
    borderRadius: radius.small,
    color: color.ink.strong,
    fontSize: font.size.body,
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    '@media': {
      [media.finePointer]: { selectors: { '&:hover:enabled': { background: color.state.hover } } },
      [media.coarsePointer]: { minBlockSize: vars.size.target },
    },
  }),
);

/** Separates the country from the number. */
export const separator = style(component({ alignSelf: 'stretch', inlineSize: 1, background: color.line.regular }));

export const popup = style(
  component({
    inlineSize: 'max(var(--radix-popover-trigger-width), 16rem)',
    maxInlineSize: 'var(--radix-popover-content-available-width)',
    maxBlockSize: 'min(24rem, var(--radix-popover-content-available-height))',
  }),
);

export const search = style(component({ padding: space['2'], paddingBlockEnd: space['1'] }));

export const name = style(component(ellipsis, { flex: 1 }));
export const dialCode = style(
  component({ color: color.ink.muted, fontVariantNumeric: 'tabular-nums', unicodeBidi: 'isolate', direction: 'ltr' }),
);
export const none = style(
  component({ padding: space['4'], color: color.ink.muted, textAlign: 'center', selectors: { '&:empty': { display: 'none' } } }),
);
