import type { ReactionLevel } from '@/api';

export { type CategoryId, categoryIds } from '@/api';

/** The levels of a weigh-in in one category, lowest first (specification, section 9). */
export const weighInLevels = [-2, -1, 0, 1, 2] as const satisfies readonly ReactionLevel[];
/** The largest absolute value of a level. */
export const weighInMax = 2;

/** The rating that reaches 100 %. */
export const ratingScale = 10_000;

/** Whole percentiles of each tier, first and last, positions 1 to 5. */
export const tierRanges = [
  [0, 34],
  [35, 64],
  [65, 79],
  [80, 94],
  [95, 100],
] as const;
/** The sets of tier names (specification, section 9). */
export const tierSets = ['standard', 'mythical', 'fish', 'animals', 'tree', 'film'] as const;
export type TierSet = (typeof tierSets)[number];
/** Rank labels by the percentile they start at, best first. */
export const topRanks = [
  [99, 1],
  [95, 5],
  [90, 10],
  [75, 25],
  [50, 50],
] as const;
/** Days of rating history to request (specification, section 9). */
export const historyDays = 30;
/** Height of chart, legend and the line below, in CSS px, reserved so that the layout doesn't shift when they load. */
export const chartHeight = 256;
/** Height of the closed explanation below them, minus the card's padding that it overlaps. */
export const meaningHeight = 32;
