import { expect, test, vi } from 'vitest';
import { rememberFor } from './rememberFor.ts';

test('the value is computed again only when an argument differs', () => {
  const find = vi.fn((numbers: readonly number[], factor: number) => ({ sum: numbers.reduce((sum, each) => sum + each * factor, 0) }));
  const sumOf = rememberFor(find);
  const [one, other] = [[1, 2], [3]];
  const first = sumOf(one, 2);
  expect(first).toEqual({ sum: 6 });
  expect(sumOf(one, 2)).toBe(first);
  expect(sumOf(other, 2)).toEqual({ sum: 6 });
  expect(sumOf(one, 2)).toBe(first);
  expect(find).toHaveBeenCalledTimes(2);
  expect(sumOf(one, 3)).toEqual({ sum: 9 });
  // Only the last value per object is stored.
  expect(sumOf(one, 2)).not.toBe(first);
});
