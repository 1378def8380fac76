import { globalStyle, style } from '@vanilla-extract/css';
import { bareList, component, flow, hairline, media, minus } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, radius, shadow, space } = vars;

export const page = style(
  component({
    display: 'grid',
    gridTemplateRows: 'auto 1fr auto',
    minBlockSize: '100dvh',
    paddingBlock: `${space['6']} max(${space['6']}, env(safe-area-inset-bottom))`,
    paddingInline: space['6'],
    '@media': { [media.phone]: { padding: `${space['5']} ${space['5']} max(${space['5']}, env(safe-area-inset-bottom))` } },
  }),
);

export const top = style(
  component({
    display: 'flex',
    justifyContent: 'center',
    '@media': { [media.phone]: { justifyContent: 'start', marginInlineStart: minus('2') } },
  }),
);

/** Centred slightly above the middle, where it looks balanced; at the top on phones, so that the keyboard covers none of it. */
export const column = style(
  component({
    display: 'grid',
    alignContent: 'center',
    justifySelf: 'center',
    gap: space['4'],
    inlineSize: '100%',
    maxInlineSize: 440,
    paddingBlock: `${space['8']} 10dvh`,
    '@media': { [media.phone]: { alignContent: 'start', gap: space['8'], maxInlineSize: 'none', paddingBlock: `${space['8']} 0` } },
  }),
);

export const card = style(
  component({
    display: 'grid',
    gap: space['5'],
    minInlineSize: 0,
    '@media': {
      [media.tabletAndUp]: {
        padding: `${space['7']} ${space['7']} ${space['6']}`,
        border: hairline.subtle,
        borderRadius: radius.card,
        background: color.surface.card,
        boxShadow: shadow.card,
      },
    },
  }),
);

export const intro = style(component({ display: 'grid', gap: space['1'] }));

export const form = style(component({ display: 'grid', gap: space['5'], minInlineSize: 0 }));

/** Back at the start and Continue at the end; on phones Continue is wide and first. */
export const footer = style(
  component({
    ...flow.row,
    justifyContent: 'space-between',
    gap: space['2'],
    // Aligns the label of a text button with the fields above it.
    marginInlineStart: minus('3'),
    '@media': { [media.phone]: { flexDirection: 'column-reverse', alignItems: 'stretch', marginInlineStart: 0 } },
  }),
);

/** Keeps Continue at the end when there is no Back. */
globalStyle(`${footer} > button:first-child:last-of-type`, component({ '@media': { [media.tabletAndUp]: { marginInlineStart: 'auto' } } }));

export const sentTo = style(
  component({
    ...flow.row,
    justifyContent: 'space-between',
    gap: space['2'],
    minBlockSize: '3rem',
    paddingInline: `${space['4']} ${space['2']}`,
    borderRadius: radius.control,
    background: color.surface.sunken,
  }),
);

/** The same height with and without the button, so that the layout doesn't shift when the wait is over. */
export const resend = style(
  component({ display: 'grid', alignItems: 'center', justifyItems: 'start', gap: space['3'], minBlockSize: '2rem' }),
);

export const resendButton = style(component({ marginInlineStart: minus('3') }));

/** Secondary links under the form: other methods, and sign-up or sign-in. */
export const aside = style(component({ display: 'grid', gap: space['4'] }));

export const or = style(
  component({
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    gap: space['3'],
    color: color.ink.muted,
    selectors: {
      '&::before, &::after': { content: '""', blockSize: 1, background: color.line.regular },
    },
  }),
);

export const ways = style(component({ display: 'grid', gap: space['3'], ...bareList }));

export const question = style(component({ margin: 0, textAlign: 'center' }));

export const names = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space['4'],
    '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const progress = style(component({ display: 'grid', gap: space['2'] }));

export const actions = style(component({ display: 'grid', gap: space['3'] }));

/** The box of the captcha: the widget's own height in px; its width follows the box. */
export const captcha = style(component({ minBlockSize: 65 }));
