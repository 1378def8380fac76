import { describe, expect, test } from 'vitest';
import { percentileOf, rankOf, standingOf, tierOf } from './standing.ts';

describe('percentile', () => {
  test.each([
    [0, 0],
    [9, 25],
    [99, 50],
    [999, 75],
    [9999, 100],
    [50_000, 100],
    [-20, 0],
  ])('a rating of %d is percentile %d', (rating, percentile) => expect(percentileOf(rating)).toBeCloseTo(percentile, 6));
});

test.each([
  [50_000, 'Top 1%'],
  [9120, 'Top 1%'],
  [6310, 'Top 5%'],
  [3981, 'Top 10%'],
  [999, 'Top 25%'],
  [99, 'Top 50%'],
  [30, 'Bottom 37%'],
  [1, 'Bottom 8%'],
  // Without weigh-ins.
  [0, undefined],
])('a rating of %d is ranked %s', (rating, rank) => expect(standingOf(rating).rank).toBe(rank));

test.each([
  [0, 1],
  [34.9, 1],
  [35, 2],
  [64.9, 2],
  [65, 3],
  [79.9, 3],
  [80, 4],
  [94.9, 4],
  [95, 5],
  [100, 5],
])('percentile %d is in tier %d', (percentile, tier) => expect(tierOf(percentile)).toBe(tier));

test.each([
  [98.9999, 'Top 5%'],
  [99, 'Top 1%'],
  [94.9999, 'Top 10%'],
  [95, 'Top 5%'],
  [89.9999, 'Top 25%'],
  [90, 'Top 10%'],
  [74.9999, 'Top 50%'],
  [75, 'Top 25%'],
  [49.9999, 'Bottom 50%'],
  [50, 'Top 50%'],
  [1.4, 'Bottom 1%'],
  [1.5, 'Bottom 2%'],
])('percentile %d is ranked %s (const.rank-labels)', (percentile, rank) => expect(rankOf(percentile)).toBe(rank));

test('a standing has the colour of its tier', () => {
  expect(standingOf(999)).toMatchObject({ tier: 3, step: 'three' });
});
