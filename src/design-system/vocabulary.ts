/**
 * The values of `tone`, `size` and `variant`, shared by all components: each accepts those that it has a look for
 * (`as const satisfies readonly Tone[]`), and none has other values. `vocabulary.test.ts` checks this. The values of `gap`, `padding`, `align` and
 * `justify` follow them.
 */

/**
 * The meaning of a colour. For text `strong`, `muted` and `faint` are shades of the page's ink and `inherit` takes the parent's;
 * the others are colours with ink, tint and fill: `neutral` without meaning, `primary` for the main action or a link,
 * `accent` for attention, `positive` and `negative` for good and bad, success and failure.
 */
export const tones = ['inherit', 'strong', 'muted', 'faint', 'neutral', 'primary', 'accent', 'positive', 'negative'] as const;
export type Tone = (typeof tones)[number];

/** How large a thing is among its like; `medium` is the rule, `compact` an icon beside a name. Circles are measured in px instead. */
export const sizes = ['tiny', 'small', 'compact', 'medium', 'large'] as const;
export type Size = (typeof sizes)[number];

/** How large text is: the steps of the type scale (`vars.font.size`), each with its line. */
export const typeSizes = ['label', 'small', 'body', 'reading', 'title', 'heading', 'display', 'hero'] as const;
export type TypeSize = (typeof typeSizes)[number];

/** The widths of a dialog have the words of the product specification (section 9). */
export const documentedSizes = ['sm', 'md', 'lg', 'xl'] as const;
export type DocumentedSize = (typeof documentedSizes)[number];

/** How much surface a thing has, from the heaviest to none: a fill, a tint, an edge, its text alone. */
export const variants = ['filled', 'tinted', 'bordered', 'text'] as const;
export type Variant = (typeof variants)[number];

/** Steps of the 4 px grid: the number times four is the length in px at 100 % text size. */
export const spaces = ['0', '1', '2', '3', '4', '5', '6', '8', '10', '12', '16'] as const;
export type Space = (typeof spaces)[number];

export const alignments = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
export type Alignment = (typeof alignments)[number];

export const distributions = ['start', 'center', 'end', 'between'] as const;
export type Distribution = (typeof distributions)[number];
