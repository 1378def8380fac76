import { vars } from '../tokens/contract.css.ts';
import type { LayeredRule } from './layered.ts';

const { color, font, space } = vars;

/**
 * What stylesheets say again and again, in one word each. None of them has a condition (`@media`, `selectors`), so a rule
 * may spread them: `component({ ...flow.row, gap: space['2'] })`.
 */

/** Layouts of children: in a column, in a line, in wrapping lines, at both ends of such lines, centred. */
export const flow = {
  column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  row: { display: 'flex', alignItems: 'center' },
  inline: { display: 'inline-flex', alignItems: 'center' },
  wrap: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  apart: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  middle: { display: 'grid', placeItems: 'center' },
  /** A picture or icon, then text that takes the remaining width, then actions. */
  entry: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' },
} as const satisfies Record<string, LayeredRule>;

/**
 * People's own words in flow: they break anywhere. A letter with endless marks can't break, so it is cut at the edge instead of widening the
 * page. The padding leaves room for the focus ring of links.
 */
export const userText = { overflowWrap: 'anywhere', overflowX: 'clip', paddingInline: 4, marginInline: -4 } as const satisfies LayeredRule;

const step = (name: keyof typeof font.size) => ({ fontSize: font.size[name], lineHeight: font.line[name] });

/** A step of the type scale with its line; the last three are for one use each: a post's text and title on its page, a person's name. */
export const typeset = {
  label: step('label'),
  small: step('small'),
  body: step('body'),
  reading: step('reading'),
  title: step('title'),
  heading: step('heading'),
  display: step('display'),
  lead: { fontSize: '1.0625rem', lineHeight: '1.625rem' },
  headline: { fontSize: '1.375rem', lineHeight: '1.875rem' },
  nameplate: { fontSize: '1.5rem', lineHeight: '1.875rem' },
} as const satisfies Record<string, LayeredRule>;

/** Secondary text below or beside a name. */
export const aside = { color: color.ink.muted, ...typeset.small } as const satisfies LayeredRule;

/** Thin lines: `subtle` and `regular` separate content, `control` is the edge of interactive elements. */
export const hairline = {
  subtle: `1px solid ${color.line.subtle}`,
  regular: `1px solid ${color.line.regular}`,
  control: `1px solid ${color.line.control}`,
} as const;

/** As wide as it is high. */
export const square = <Size extends string | number>(size: Size) => ({ inlineSize: size, blockSize: size }) as const;

/** What the halo of a picture up to 80 px reaches over, and a hairline of air, in px. */
export const haloSpace = 5;

/** A text in a rounded frame, as high as a small button; the variant sets its edge and text colour. */
export const pillShape = {
  ...flow.inline,
  gap: space['2'],
  minBlockSize: '2rem',
  paddingInline: space['3'],
  borderRadius: vars.radius.full,
  ...typeset.small,
  whiteSpace: 'nowrap',
} as const satisfies LayeredRule;

/** A list without its marks and margins. */
export const bareList = { margin: 0, padding: 0, listStyle: 'none' } as const satisfies LayeredRule;

/** A button that looks like what it holds. */
export const bareButton = {
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
} as const satisfies LayeredRule;

/** The pressable area of something, spread over the nearest thing around it that has a position: for an `::after`. */
export const allAround = { content: '""', position: 'absolute', inset: 0 } as const satisfies LayeredRule;

/** A negative margin: aligns the content with its surroundings. */
export const minus = (size: keyof typeof space) => `calc(-1 * ${space[size]})`;
