import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexesOf, isSameDrawn, nextDrawn, remapIndexes } from './nextDrawn.ts';

describe('what is drawn next', () => {
  test('comes one by one, what can be seen first', () => {
    const seen = { first: 3, last: 5 };
    const wanted = { first: 2, last: 8 };
    expect(nextDrawn([1, 2, 3, 4], seen, wanted)).toEqual([2, 3, 4, 5]);
    expect(nextDrawn([2, 3, 4, 5], seen, wanted)).toEqual([2, 3, 4, 5, 6]);
    expect(nextDrawn([2, 3, 4, 5, 6, 7, 8], seen, wanted)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  test('is the whole window after a leap, and nothing beyond it yet', () => {
    expect(nextDrawn([0, 1, 2], { first: 50, last: 52 }, { first: 49, last: 55 })).toEqual([50, 51, 52]);
  });

  test('keeps what has the focus, wherever it is', () => {
    expect(nextDrawn([0, 1, 2], { first: 50, last: 51 }, { first: 49, last: 54 }, 1)).toEqual([1, 50, 51]);
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

describe('whatever is drawn and wherever the window goes', () => {
  const range = fc.tuple(fc.nat(40), fc.nat(6)).map(([first, length]) => ({ first, last: first + length }));
  const starts = fc.uniqueArray(fc.nat(50)).map((all) => all.toSorted((a, b) => a - b));
  const ascending = (all: readonly number[]) => all.every((index, at) => at === 0 || index > (all[at - 1] ?? 0));

  test('each step draws something that was missing until all is there, what is seen first', () => {
    fc.assert(
      fc.property(starts, range, fc.nat(3), fc.option(fc.nat(50), { nil: undefined }), (start, seen, ahead, kept) => {
        const wanted = { first: Math.max(0, seen.first - 1), last: seen.last + ahead };
        const target = indexesOf(wanted, kept);
        let drawn: readonly number[] = start;
        for (let steps = 0; !isSameDrawn(drawn, target); steps += 1) {
          const next = nextDrawn(drawn, seen, wanted, kept);
          expect(ascending(next)).toBe(true);
          const added = next.filter((index) => !drawn.includes(index));
          // No item outside the window is drawn while one inside it is missing.
          const missing = indexesOf(seen).filter((index) => !drawn.includes(index));
          if (missing.length > 0) expect(added.every((index) => missing.includes(index))).toBe(true);
          expect(added.length > 0 || isSameDrawn(next, target)).toBe(true);
          expect(steps).toBeLessThan(target.length + 2);
          drawn = next;
        }
      }),
    );
  });

  test('a list that changes keeps everything drawn that is still there, and draws each place once', () => {
    const keys = fc.uniqueArray(fc.nat(11).map(String));
    fc.assert(
      fc.property(keys, keys, fc.uniqueArray(fc.nat(9)), (before, after, some) => {
        const drawn = some.filter((index) => index < before.length).toSorted((a, b) => a - b);
        const next = remapIndexes(drawn, before, after);
        expect(ascending(next)).toBe(true);
        expect(next.every((index) => index >= 0 && index < after.length)).toBe(true);
        const kept = drawn.map((index) => before[index] ?? '').filter((key) => after.includes(key));
        expect(next.map((index) => after[index])).toEqual(expect.arrayContaining(kept));
      }),
    );
  });
});
