import { describe, expect, test } from 'vitest';
import { drawnOf, nextPlaces, shifted } from './nextPlaces.ts';

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
    expect(drawnOf({ first: 2, last: 3 }, 9)).toEqual([2, 3, 9]);
    expect(drawnOf({ first: 2, last: 3 }, 2)).toEqual([2, 3]);
  });
});

describe('when something comes on top', () => {
  test('what is read further down stays what it is', () => {
    expect(shifted([4, 5, 6], 2, 20)).toEqual([6, 7, 8]);
  });

  test('who reads the top sees it at once', () => {
    expect(shifted([0, 1, 2], 1, 20)).toEqual([0, 1, 2, 3]);
  });

  test('what has gone is not drawn', () => {
    expect(shifted([0, 1, 2], -1, 2)).toEqual([0, 1]);
  });
});
