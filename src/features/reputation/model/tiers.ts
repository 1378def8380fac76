import { type TierSet, tierRanges } from '../constants.ts';
import { standingStrings } from '../standingStrings.ts';
import type { Standing } from './standing.ts';

/** A tier of standing, with the name from one set. */
export interface Tier {
  readonly name: string;
  /** The key of the icon: the set and the position. */
  readonly symbol: `${TierSet}-${Standing['tier']}`;
  /** 1…5, the best last. */
  readonly position: Standing['tier'];
  /** "Percentile 65–79". */
  readonly description: string;
  /** Whole percentiles, first and last. */
  readonly percentileRange: readonly [low: number, high: number];
}

/** The five tiers of a set, lowest first. */
export function tiersOf(set: TierSet): readonly Tier[] {
  return tierRanges.map(([low, high], index) => {
    const position = (index + 1) as Standing['tier'];
    return {
      name: standingStrings.tierSets[set][index] ?? '',
      symbol: `${set}-${position}`,
      position,
      description: standingStrings.tierRange(low, high),
      percentileRange: [low, high],
    };
  });
}
