import { style } from '@vanilla-extract/css';
import { component, ellipsis, lineClamp, media, touchTarget } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

const { color, font, space, radius } = vars;

export const grid = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space['4'],
    padding: `${space['4']} ${space['5']} ${space['3']} ${space['5']}`,
    '@media': { [media.phone]: { columnGap: space['3'], padding: `${space['3']} ${space['4']} ${space['2']} ${space['4']}` } },
  }),
);

/** Room for the halo, which reaches over the avatar's box. */
export const avatar = style(component({ padding: 5 }));

export const body = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['2'], alignContent: 'start' }));

export const context = style(
  component({
    gridColumn: '2',
    display: 'flex',
    alignItems: 'center',
    gap: space['2'],
    color: color.ink.muted,
    fontSize: font.size.small,
    lineHeight: font.line.small,
    paddingBlockEnd: space['1'],
  }),
);

export const header = style(
  component({ display: 'flex', alignItems: 'center', gap: space['2'], minInlineSize: 0, minBlockSize: '1.5rem', fontSize: font.size.body }),
);
export const who = style(component({ display: 'flex', alignItems: 'center', gap: space['1'], minInlineSize: 0, flex: '0 1 auto' }));
export const handle = style(component(ellipsis, { color: color.ink.muted, fontSize: font.size.small, flex: '0 1000 auto' }));
/** On phones the channel needs the room more than the handle does. */
export const handleBesideChannel = style(component({ '@media': { [media.phone]: { display: 'none' } } }));
/** 24 px high without moving a line of text, which is the least that can be hit with certainty. */
const highEnough = { paddingBlock: 2, marginBlock: -2 } as const;
export const age = style(
  component(touchTarget, highEnough, {
    color: color.ink.muted,
    fontSize: font.size.small,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    flex: 'none',
    ':hover': { textDecoration: 'underline' },
  }),
);
export const channel = style(component({ marginInlineStart: 'auto', flex: '0 1 auto', minInlineSize: '4rem', display: 'flex', justifyContent: 'end' }));

export const title = style(
  component({
    color: color.ink.strong,
    fontSize: font.size.title,
    lineHeight: font.line.title,
    fontWeight: font.weight.bold,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
    textDecoration: 'none',
  }),
);
export const titleLink = style(component({ color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } }));

export const text = style(
  component({
    color: color.ink.strong,
    fontSize: font.size.reading,
    lineHeight: font.line.reading,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
/** A long post in a list is cut; the whole stands on its own page. */
export const clamped = style(component(lineClamp(12)));

export const footer = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['1'], marginInlineStart: `calc(-1 * ${space['2']})`, minBlockSize: '2.25rem' }),
);
export const weighIn = style(component({ marginInlineStart: 'auto', flex: 'none' }));

export const connector = style(
  component({ position: 'relative', '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 'calc(50% - 1px)',
    insetBlock: `calc(44px + ${space['4']}) calc(-1 * ${space['4']})`,
    inlineSize: 2,
    backgroundColor: color.line.regular,
    borderRadius: radius.full,
  } }),
);
