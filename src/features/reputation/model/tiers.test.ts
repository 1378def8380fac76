import { describe, expect, test } from 'vitest';
import { tierSets } from '../constants.ts';
import { tierOf } from './standing.ts';
import { tiersOf } from './tiers.ts';

test('the sets have the names of the specification', () => {
  const names = Object.fromEntries(tierSets.map((set) => [set, tiersOf(set).map(({ name }) => name)]));
  expect(Object.values(names)).toEqual([
    ['Bronze', 'Silver', 'Gold', 'Ruby', 'Diamond'],
    ['Imp', 'Griffin', 'Unicorn', 'Phoenix', 'Dragon'],
    ['Minnow', 'Trout', 'Salmon', 'Marlin', 'Shark'],
    ['Mouse', 'Fox', 'Wolf', 'Bear', 'Lion'],
    ['Seed', 'Sprout', 'Sapling', 'Oak', 'Sequoia'],
    ['Extra', 'Sidekick', 'Stunt Double', 'Hero', 'Legend'],
  ]);
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
