import { describe, expect, test } from 'vitest';
import { percentileOf, standingOf, tierOf } from './standing.ts';

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
  [0, 'Bottom 1%'],
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

test('a standing names its tier of the standard set', () => {
  expect(standingOf(999)).toMatchObject({ tier: 3, tierName: 'Gold', tone: 'three' });
});
