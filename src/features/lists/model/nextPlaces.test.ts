import { describe, expect, test } from 'vitest';
import { indexesOf, nextPlaces, remapIndexes } from './nextPlaces.ts';

describe('what is drawn next', () => {
  test('comes one by one, what can be seen first', () => {
    const seen = { first: 3, last: 5 };
    const wanted = { first: 2, last: 8 };
    expect(nextPlaces([1, 2, 3, 4], seen, wanted)).toEqual([2, 3, 4, 5]);
    expect(nextPlaces([2, 3, 4, 5], seen, wanted)).toEqual([2, 3, 4, 5, 6]);
    expect(nextPlaces([2, 3, 4, 5, 6, 7, 8], seen, wanted)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  test('is the whole window after a leap, and nothing beyond it yet', () => {
    expect(nextPlaces([0, 1, 2], { first: 50, last: 52 }, { first: 49, last: 55 })).toEqual([50, 51, 52]);
  });

  test('keeps what has the focus, wherever it is', () => {
    expect(nextPlaces([0, 1, 2], { first: 50, last: 51 }, { first: 49, last: 54 }, 1)).toEqual([1, 50, 51]);
    expect(indexesOf({ first: 2, last: 3 }, 9)).toEqual([2, 3, 9]);
    expect(indexesOf({ first: 2, last: 3 }, 2)).toEqual([2, 3]);
  });
});

describe('when the list changes', () => {
  const list = (...keys: string[]) => keys;
  const before = list('a', 'b', 'c', 'd', 'e', 'f', 'g');

  test('what is read further down stays what it is', () => {
    expect(remapIndexes([4, 5, 6], before, ['x', 'y', ...before])).toEqual([6, 7, 8]);
  });

  test('who reads the top sees it at once', () => {
    expect(remapIndexes([0, 1, 2], before, ['x', ...before])).toEqual([0, 1, 2, 3]);
    expect(remapIndexes([0, 1, 2], before, ['v', 'w', 'x', 'y', 'z', ...before])).toEqual([0, 1, 2, 5, 6, 7]);
  });

  test('what comes between two of them joins them, and takes none of them away', () => {
    expect(remapIndexes([1, 2, 3], before, list('a', 'b', 'x', 'y', 'c', 'd', 'e'))).toEqual([1, 2, 3, 4, 5]);
  });

  test('what comes where nothing was drawn is not drawn', () => {
    expect(remapIndexes([1, 5], before, list('a', 'b', 'c', 'x', 'd', 'e', 'f', 'g'))).toEqual([1, 6]);
  });

  test('what has gone is not drawn', () => {
    expect(remapIndexes([0, 1, 2], before, list('b', 'c'))).toEqual([0, 1]);
    expect(remapIndexes([0, 1], before, list('x', 'y'))).toEqual([]);
  });
});
