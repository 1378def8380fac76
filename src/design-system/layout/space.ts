/** Steps of the 4 px grid: the number times four is the length in px at 100 % text size. */
export const spaces = ['0', '1', '2', '3', '4', '5', '6', '8', '10', '12', '16'] as const;
export type Space = (typeof spaces)[number];

export const alignments = ['start', 'center', 'end', 'stretch', 'baseline'] as const;
export type Alignment = (typeof alignments)[number];

export const distributions = ['start', 'center', 'end', 'between'] as const;
export type Distribution = (typeof distributions)[number];
