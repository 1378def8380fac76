import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Heights } from './heights.ts';

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`);

function heightsOf(count: number, usual = 100) {
  const heights = new Heights(usual);
  heights.setKeys(keysOf(count));
  return heights;
}

describe('the heights of a list', () => {
  test('are estimated until they are measured', () => {
    const heights = heightsOf(10);
    expect(heights.total).toBe(1000);
    expect(heights.measure('k2', 150)).toBe(50);
    expect(heights.offsetOf(2)).toBe(200);
    expect(heights.offsetOf(3)).toBe(350);
    expect(heights.total).toBe(1050);
    expect(heights.measure('k2', 150)).toBe(0);
  });

  test('tell which items overlap the window', () => {
    const heights = heightsOf(10);
    expect(heights.between(-500, 250)).toEqual({ first: 0, last: 2 });
    expect(heights.between(350, 620)).toEqual({ first: 3, last: 6 });
    expect(heights.between(5000, 6000)).toEqual({ first: 9, last: 9 });
  });

  test('stay with their items when items are inserted on top', () => {
    const heights = heightsOf(3);
    heights.measure('k0', 40);
    heights.setKeys(['new', ...keysOf(3)]);
    expect(heights.offsetOf(1)).toBe(100);
    expect(heights.offsetOf(2)).toBe(140);
    heights.setKeys(keysOf(2));
    expect(heights.total).toBe(140);
  });

  test('add up for measurements in any order', () => {
    const measured = fc.array(fc.tuple(fc.nat(19), fc.integer({ min: 1, max: 500 })));
    fc.assert(
      fc.property(measured, (list) => {
        const heights = heightsOf(20);
        const known = new Map<number, number>();
        for (const [index, height] of list) {
          heights.measure(`k${index}`, height);
          known.set(index, height);
          expect(heights.total).toBe(Array.from({ length: 20 }, (_, at) => known.get(at) ?? 100).reduce((a, b) => a + b, 0));
        }
      }),
    );
  });

  test('of ten thousand items are looked up quickly', () => {
    const heights = heightsOf(10_000);
    heights.measure('k9999', 30);
    expect(heights.between(999_950, 1_000_100)).toEqual({ first: 9999, last: 9999 });
  });
});

describe('the reading position stays when heights become known', () => {
  /** Ten items of 100 px, measured from the third on; the window shows 150 to 450 px. */
  function readInTheMiddle() {
    const heights = heightsOf(10);
    for (const key of keysOf(10).slice(2)) heights.measure(key, 100);
    return heights;
  }
  const window = { top: 150, bottom: 450 };

  test('an item above that is higher than estimated scrolls the page by as much, also if it overlaps the window only then', () => {
    expect(readInTheMiddle().measureAll([{ key: 'k0', index: 0, height: 180 }], window)).toBe(80);
    const heights = readInTheMiddle();
    // It ended above the window before, and would reach into it after it has grown.
    expect(heights.measureAll([{ key: 'k0', index: 0, height: 260 }], window)).toBe(160);
  });

  test('an item rendered again at the edge of the window does not move the item that is read below it', () => {
    expect(readInTheMiddle().measureAll([{ key: 'k1', index: 1, height: 181 }], window)).toBe(81);
  });

  test('growth in the window or below it moves nothing', () => {
    const grown = [
      { key: 'k2', index: 2, height: 150 },
      { key: 'k6', index: 6, height: 400 },
    ];
    expect(readInTheMiddle().measureAll(grown, window)).toBe(0);
  });

  test('after a jump to unmeasured items, the first item in the window stays', () => {
    const grown = keysOf(4).map((key, index) => ({ key, index, height: 150 }));
    expect(heightsOf(10).measureAll(grown, { top: 150, bottom: 350 })).toBe(50);
  });

  test('the anchor stays for any measurements', () => {
    const cases = fc.record({
      known: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1 }),
      drawn: fc.uniqueArray(fc.record({ index: fc.integer({ min: 0, max: 9 }), height: fc.integer({ min: 20, max: 400 }) }), {
        selector: ({ index }) => index,
      }),
      top: fc.integer({ min: 0, max: 900 }),
    });
    fc.assert(
      fc.property(cases, ({ known, drawn, top }) => {
        const heights = heightsOf(10);
        for (const index of known) heights.measure(`k${index}`, 100);
        const { first, last } = heights.between(top, top + 300);
        const anchor =
          Array.from({ length: last - first + 1 }, (_, index) => first + index).find((index) => known.includes(index)) ?? first;
        const before = heights.offsetOf(anchor);
        const grown = heights.measureAll(
          drawn.map(({ index, height }) => ({ key: `k${index}`, index, height })),
          { top, bottom: top + 300 },
        );
        expect(heights.offsetOf(anchor) - grown).toBe(before);
      }),
    );
  });
});
