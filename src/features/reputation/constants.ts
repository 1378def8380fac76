import type { ReactionLevel } from '@/api';

export { type CategoryId, categoryIds } from '@/api';

/** How strongly something can be weighed in on a category, lowest first (specification, section 9). */
export const weighInLevels = [-2, -1, 0, 1, 2] as const satisfies readonly ReactionLevel[];
/** The strongest of them, either way. */
export const weighInMax = 2;

/** A rating of 9999 reaches 100 %. */
export const ratingScale = 10_000;

/** Whole percentiles of each tier, first and last, positions 1 to 5. */
export const tierRanges = [
  [0, 34],
  [35, 64],
  [65, 79],
  [80, 94],
  [95, 100],
] as const;
/** The sets that tiers can be named after (specification, section 9). */
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
/** Days of rating history that are asked for (specification, section 9). */
export const historyDays = 30;
/** Height of chart, legend and the line below, in CSS px, so that nothing moves when they come. */
export const chartHeight = 256;
/** Height of the closed explanation below them, without the card's padding that it takes up. */
export const meaningHeight = 32;
