import { describe, expect, test } from 'vitest';
import { formatAge, formatShort, formatSigned, plural } from './index.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

describe('short numbers (const.number-format)', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [9999, '9,999'],
    [10_000, '10k'],
    [12_345, '12.3k'],
    [999_999, '999.9k'],
    [1_000_000, '1M'],
    [1_500_000, '1.5M'],
    [-12_345, '-12.3k'],
  ])('%d reads %s', (value, text) => expect(formatShort(value)).toBe(text));
});

describe('ages', () => {
  test.each([
    ['2026-11-20T11:59:30Z', 'now'],
    ['2026-11-20T11:48:00Z', '12m'],
    ['2026-11-20T09:00:00Z', '3h'],
    ['2026-11-18T12:00:00Z', '2d'],
    ['2026-10-01T12:00:00Z', 'Oct 1'],
    ['2025-10-01T12:00:00Z', 'Oct 1, 2025'],
    ['nonsense', ''],
  ])('%s reads %s', (iso, text) => expect(formatAge(iso, now)).toBe(text));
});

test('signed values carry a true minus sign', () => {
  expect([formatSigned(1.25), formatSigned(0), formatSigned(-0.33)]).toEqual(['+1.3', '0', '−0.3']);
});

test('counted nouns take the form of their number', () => {
  expect(plural(1, { one: 'reply', other: 'replies' })).toBe('reply');
  expect(plural(5, { one: 'reply', other: 'replies' })).toBe('replies');
});
