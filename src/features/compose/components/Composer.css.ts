import { style } from '@vanilla-extract/css';
import { aside, bareList, component, ellipsis, flow, hairline, media, minus } from '@/design-system/styles/index.ts';
import { vars } from '@/design-system/tokens/contract.css.ts';

export { detail as linkPath } from '@/design-system/styles/classes.css.ts';

const { space, radius, color, font } = vars;

/** Behind a mention or a tag: a shadow instead of padding, which would move the letters. */
export const tinted = style(
  component({ borderRadius: radius.small, backgroundColor: color.state.selected, boxShadow: `0 0 0 2px ${color.state.selected}` }),
);

/** The form is as high as the sheet, so that a press anywhere on it focuses the text. */
export const form = style(
  component({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: space['3'],
    minInlineSize: 0,
    minBlockSize: '100%',
    cursor: 'text',
  }),
);
export const author = style(component({ ...flow.row, gap: space['3'], minInlineSize: 0, padding: space['1'], margin: minus('1') }));
/** The avatar is beside the first line of a reply. */
export const reply = style(component({ display: 'flex', alignItems: 'start', gap: space['3'], minInlineSize: 0 }));
export const replyText = style(component({ flex: 1, minInlineSize: 0 }));
/** Wraps where the names of the buttons are long or the text is large. */
export const headerActions = style(component({ ...flow.wrap, justifyContent: 'end', gap: space['2'], marginInlineStart: 'auto' }));
export const footer = style(
  component({ ...flow.wrap, justifyContent: 'end', gap: space['1'], inlineSize: '100%', marginInlineStart: minus('2') }),
);
export const problem = style(component({ selectors: { '&:empty': { display: 'none' } } }));
export const spacer = style(component({ flex: 1 }));
export const length = style(
  component({
    ...flow.inline,
    gap: space['2'],
    marginInlineEnd: space['3'],
    color: color.ink.muted,
    fontSize: font.size.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const lengthOver = style(component({ color: color.negative.ink, fontWeight: font.weight.bold }));
export const dropHint = style(
  component({
    position: 'absolute',
    inset: minus('2'),
    margin: 0,
    ...flow.middle,
    border: `2px dashed ${color.line.control}`,
    borderRadius: radius.nested,
    background: color.surface.floating,
    opacity: 0.92,
    color: color.ink.strong,
    fontWeight: font.weight.medium,
    pointerEvents: 'none',
  }),
);
export const linkCard = style(
  component({
    ...flow.row,
    gap: space['3'],
    minBlockSize: '4rem',
    paddingInline: `${space['4']} ${space['2']}`,
    border: hairline.regular,
    borderRadius: radius.nested,
    cursor: 'default',
  }),
);
export const linkMark = style(component({ flex: 'none', display: 'grid', color: color.ink.muted }));
export const linkText = style(component({ flex: 1, display: 'grid', minInlineSize: 0 }));
export const linkHost = style(component(ellipsis, { fontWeight: font.weight.medium }));
export const dismissed = style(
  component({ margin: 0, ...flow.wrap, columnGap: space['4'], color: color.ink.muted, fontSize: font.size.small }),
);

/** The text is aligned with the start of a line, also when it wraps. */
export const restore = style(component({ marginInlineStart: minus('3') }));

/** Each further post begins below a line, with the button that removes it at the end. */
export const thread = style(component({ ...bareList, display: 'grid', gap: space['3'] }));
export const threadPost = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    gap: space['2'],
    paddingBlockStart: space['3'],
    borderBlockStart: hairline.subtle,
  }),
);
export const threadContent = style(component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['3'] }));
/** The icon is aligned with the text. */
export const addToThread = style(component({ alignSelf: 'start', marginInlineStart: minus('3') }));

/** The rows below the text; they are at the lower end of the sheet and reach its edges. */
export const options = style(
  component({
    marginBlockStart: 'auto',
    marginInline: minus('5'),
    marginBlockEnd: minus('5'),
    paddingBlock: space['2'],
    paddingInline: space['5'],
    borderBlockStart: hairline.subtle,
    cursor: 'default',
    '@media': {
      [media.phone]: { marginInline: minus('4'), marginBlockEnd: minus('4'), paddingInline: space['4'] },
    },
  }),
);
/** An icon and the gap after it. */
const underName = `calc(1.25rem + ${space['3']})`;

export const option = style(
  component({
    ...flow.wrap,
    columnGap: space['3'],
    rowGap: space['1'],
    minBlockSize: '3rem',
    paddingBlock: space['1'],
    // What doesn't fit beside the name wraps below the name, not below the icon.
    paddingInlineStart: underName,
  }),
);
export const optionIcon = style(
  component({ flex: 'none', display: 'grid', color: color.ink.muted, marginInlineStart: `calc(-1 * ${underName})` }),
);
export const optionText = style(component({ flex: '1 1 7rem', minInlineSize: 0 }));
export const optionProblem = style(component({ flexBasis: '100%', selectors: { '&:empty': { display: 'none' } } }));
export const optionName = style(component({ display: 'block', fontWeight: font.weight.medium, lineHeight: font.line.body }));
export const optionHint = style(component({ display: 'block', ...aside }));
/** Hints are left out where there is little space. */
/** A value whose button opens more: the chevron follows it. */
export const opens = style(component({ ...flow.row, gap: space['1'] }));
export const optionHintWide = style([optionHint, component({ '@media': { [media.phone]: { display: 'none' } } })]);
export const optionControl = style(component({ ...flow.row, gap: space['4'], minInlineSize: 0 }));
export const alerts = style(
  component({ display: 'flex', flexBasis: '100%', gap: space['1'], '@media': { [media.tabletAndUp]: { gap: space['2'] } } }),
);
export const alert = style(
  component({
    inlineSize: '2.75rem',
    blockSize: '2rem',
    padding: 0,
    border: hairline.control,
    borderRadius: radius.small,
    background: color.surface.field,
    color: color.ink.strong,
    font: 'inherit',
    fontSize: font.size.small,
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    '::placeholder': { color: color.ink.muted, fontWeight: font.weight.regular, opacity: 1 },
    '@media': { [media.coarsePointer]: { blockSize: '2.75rem' } },
    selectors: {
      '&[aria-invalid=true]': { borderColor: color.negative.ink },
      // The outline covers the border, so that only one edge is visible.
      '&[aria-invalid=true]:focus-visible': { outlineColor: color.negative.ink, outlineOffset: -1 },
    },
  }),
);
