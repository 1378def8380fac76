import { expect, test } from 'vitest';
import { averagesOf, distributionOf, isBlank } from './weighIn.ts';

test('averages count a missing category as 0', () => {
  expect(
    averagesOf([
      { '2': 2, '3': 1 },
      { '2': 1, '4': -2 },
    ]),
  ).toEqual([1.5, 0.5, -1]);
});

test('weigh-ins without known values do not dilute the average', () => {
  expect(averagesOf([{ '2': 2 }, null, undefined])).toEqual([2, 0, 0]);
  expect(averagesOf([null])).toBeUndefined();
});

test('the distribution counts every level', () => {
  expect(distributionOf([{ '2': 2 }, { '2': 2 }, { '2': -1 }, {}], '2')).toEqual([0, 1, 1, 0, 2]);
});

test('all zero without a comment is blank', () => {
  expect(isBlank({ '2': 0 }, '  ')).toBe(true);
  expect(isBlank({ '2': 0 }, 'Well said')).toBe(false);
  expect(isBlank({ '4': -1 }, '')).toBe(false);
});
