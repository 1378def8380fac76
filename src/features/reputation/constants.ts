export { type CategoryId, categoryIds } from '@/api';

/** A rating of 9999 reaches 100 %. */
export const ratingScale = 10_000;

/** Lower percentile bound of each tier, positions 1 to 5. */
export const tierBounds = [0, 35, 65, 80, 95] as const;
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
