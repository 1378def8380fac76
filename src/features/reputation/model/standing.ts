import { ratingScale, tierRanges, topRanks } from '../constants.ts';
import { strings } from '../strings.ts';

const tierSteps = ['one', 'two', 'three', 'four', 'five'] as const;
export type TierStep = (typeof tierSteps)[number];

/** The standing that a rating gives: percentile, rank label and tier. All of it is derived here and never sent by the server. */
export interface Standing {
  readonly rating: number;
  /** 0…100, not rounded. */
  readonly percentile: number;
  /** "Top 25%" or "Bottom 40%"; undefined below one point, because without weigh-ins a rank would be meaningless. */
  readonly rank: string | undefined;
  /** 1…5. */
  readonly tier: 1 | 2 | 3 | 4 | 5;
  readonly step: TierStep;
}

/** log10(rating + 1) / log10(10000) × 100, at most 100 (specification, section 9). Negative ratings count as 0. */
export function percentileOf(rating: number): number {
  return Math.min(100, (Math.log10(Math.max(0, rating) + 1) / Math.log10(ratingScale)) * 100);
}

/** "Top N%" from the median up; below it "Bottom N%", where N is the rounded percentile and at least 1. */
export function rankOf(percentile: number): string {
  const top = topRanks.find(([from]) => percentile >= from);
  return top ? strings.top(top[1]) : strings.bottom(Math.max(1, Math.round(percentile)));
}

/** Tier position 1…5 of a percentile; the ranges hold whole numbers, so the percentile is floored first. */
export function tierOf(percentile: number): Standing['tier'] {
  const whole = Math.floor(percentile);
  return (tierRanges.findLastIndex(([low]) => whole >= low) + 1) as Standing['tier'];
}

/** The colour of a tier, used by the halo and the icon. */
export function stepOfTier(tier: Standing['tier']): TierStep {
  return tierSteps[tier - 1] ?? 'one';
}

/** Below one point, this person's posts have no weigh-ins yet. */
export const isUnrated = (rating: number): boolean => rating < 1;

export function standingOf(rating: number): Standing {
  const percentile = percentileOf(rating);
  const tier = tierOf(percentile);
  return { rating, percentile, rank: isUnrated(rating) ? undefined : rankOf(percentile), tier, step: stepOfTier(tier) };
}
