import { describe, expect, test } from 'vitest';
import { tierSets } from '../constants.ts';
import { tierOf } from './standing.ts';
import { tiersOf } from './tiers.ts';

test('the standard set has the names of the specification', () => {
  expect(tiersOf('standard').map(({ name }) => name)).toEqual(['Bronze', 'Silver', 'Gold', 'Ruby', 'Diamond']);
});

describe.each(tierSets)('the set %s', (set) => {
  const tiers = tiersOf(set);

  test('has five tiers with names and drawings of their own', () => {
    expect(tiers.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(tiers.map(({ name }) => name)).size).toBe(5);
    expect(new Set(tiers.map(({ symbol }) => symbol)).size).toBe(5);
  });

  test('describes its ranges, which meet without a gap (const.tier-ranges)', () => {
    expect(tiers.map(({ description }) => description)).toEqual([
      'Percentile 0–34',
      'Percentile 35–64',
      'Percentile 65–79',
      'Percentile 80–94',
      'Percentile 95–100',
    ]);
    for (const { position, percentileRange } of tiers) {
      expect(percentileRange.map(tierOf)).toEqual([position, position]);
    }
  });
});
