import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexesOf, isSameDrawn, nextDrawn, remapIndexes } from './nextDrawn.ts';

describe('the next item to draw', () => {
  test('draws one item at a time, visible ones first', () => {
    const visible = { first: 3, last: 5 };
    const range = { first: 2, last: 8 };
    expect(nextDrawn([1, 2, 3, 4], visible, range)).toEqual([2, 3, 4, 5]);
    expect(nextDrawn([2, 3, 4, 5], visible, range)).toEqual([2, 3, 4, 5, 6]);
    expect(nextDrawn([2, 3, 4, 5, 6, 7, 8], visible, range)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  test('is the whole window after a jump, and nothing beyond it yet', () => {
    expect(nextDrawn([0, 1, 2], { first: 50, last: 52 }, { first: 49, last: 55 })).toEqual([50, 51, 52]);
  });

  test('keeps the focused item, wherever it is', () => {
    expect(nextDrawn([0, 1, 2], { first: 50, last: 51 }, { first: 49, last: 54 }, 1)).toEqual([1, 50, 51]);
    expect(indexesOf({ first: 2, last: 3 }, 9)).toEqual([2, 3, 9]);
    expect(indexesOf({ first: 2, last: 3 }, 2)).toEqual([2, 3]);
  });
});

describe('when the list changes', () => {
  const list = (...keys: string[]) => keys;
  const before = list('a', 'b', 'c', 'd', 'e', 'f', 'g');

  test('a reader further down keeps their items', () => {
    expect(remapIndexes([4, 5, 6], before, ['x', 'y', ...before])).toEqual([6, 7, 8]);
  });

  test('a reader at the top sees new items at once', () => {
    expect(remapIndexes([0, 1, 2], before, ['x', ...before])).toEqual([0, 1, 2, 3]);
    expect(remapIndexes([0, 1, 2], before, ['v', 'w', 'x', 'y', 'z', ...before])).toEqual([0, 1, 2, 5, 6, 7]);
  });

  test('an item inserted between two drawn ones is drawn too, and removes neither', () => {
    expect(remapIndexes([1, 2, 3], before, list('a', 'b', 'x', 'y', 'c', 'd', 'e'))).toEqual([1, 2, 3, 4, 5]);
  });

  test('an item inserted into an undrawn part is not drawn', () => {
    expect(remapIndexes([1, 5], before, list('a', 'b', 'c', 'x', 'd', 'e', 'f', 'g'))).toEqual([1, 6]);
  });

  test('a removed item is not drawn', () => {
    expect(remapIndexes([0, 1, 2], before, list('b', 'c'))).toEqual([0, 1]);
    expect(remapIndexes([0, 1], before, list('x', 'y'))).toEqual([]);
  });
});

describe('for any drawn items and any position of the window', () => {
  const range = fc.tuple(fc.nat(40), fc.nat(6)).map(([first, length]) => ({ first, last: first + length }));
  const starts = fc.uniqueArray(fc.nat(50)).map((all) => all.toSorted((a, b) => a - b));
  const ascending = (all: readonly number[]) => all.every((index, at) => at === 0 || index > (all[at - 1] ?? 0));

  test('each step draws a missing item until all are drawn, visible ones first', () => {
    fc.assert(
      fc.property(starts, range, fc.nat(3), fc.option(fc.nat(50), { nil: undefined }), (start, visible, ahead, focused) => {
        const range = { first: Math.max(0, visible.first - 1), last: visible.last + ahead };
        const target = indexesOf(range, focused);
        let drawn: readonly number[] = start;
        for (let steps = 0; !isSameDrawn(drawn, target); steps += 1) {
          const next = nextDrawn(drawn, visible, range, focused);
          expect(ascending(next)).toBe(true);
          const added = next.filter((index) => !drawn.includes(index));
          // No item outside the window is drawn while one inside it is missing.
          const missing = indexesOf(visible).filter((index) => !drawn.includes(index));
          if (missing.length > 0) expect(added.every((index) => missing.includes(index))).toBe(true);
          expect(added.length > 0 || isSameDrawn(next, target)).toBe(true);
          expect(steps).toBeLessThan(target.length + 2);
          drawn = next;
        }
      }),
    );
  });

  test('a changed list keeps its drawn items that still exist, and draws each item once', () => {
    const keys = fc.uniqueArray(fc.nat(11).map(String));
    fc.assert(
      fc.property(keys, keys, fc.uniqueArray(fc.nat(9)), (before, after, some) => {
        const drawn = some.filter((index) => index < before.length).toSorted((a, b) => a - b);
        const next = remapIndexes(drawn, before, after);
        expect(ascending(next)).toBe(true);
        expect(next.every((index) => index >= 0 && index < after.length)).toBe(true);
        const remaining = drawn.map((index) => before[index] ?? '').filter((key) => after.includes(key));
        expect(next.map((index) => after[index])).toEqual(expect.arrayContaining(remaining));
      }),
    );
  });
});
