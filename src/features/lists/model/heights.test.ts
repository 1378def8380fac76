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
  test('are the usual one until they are measured', () => {
    const heights = heightsOf(10);
    expect(heights.total).toBe(1000);
    expect(heights.measure('k2', 150)).toBe(50);
    expect(heights.offsetOf(2)).toBe(200);
    expect(heights.offsetOf(3)).toBe(350);
    expect(heights.total).toBe(1050);
    expect(heights.measure('k2', 150)).toBe(0);
  });

  test('say which places reach into the window', () => {
    const heights = heightsOf(10);
    expect(heights.between(-500, 250)).toEqual({ first: 0, last: 2 });
    expect(heights.between(350, 620)).toEqual({ first: 3, last: 6 });
    expect(heights.between(5000, 6000)).toEqual({ first: 9, last: 9 });
  });

  test('stay with their places when something comes on top', () => {
    const heights = heightsOf(3);
    heights.measure('k0', 40);
    heights.setKeys(['new', ...keysOf(3)]);
    expect(heights.offsetOf(1)).toBe(100);
    expect(heights.offsetOf(2)).toBe(140);
    heights.setKeys(keysOf(2));
    expect(heights.total).toBe(140);
  });

  test('add up, whatever was measured in whatever order', () => {
    const measured = fc.array(fc.tuple(fc.nat(19), fc.integer({ min: 1, max: 500 })));
    fc.assert(
      fc.property(measured, (list) => {
        const heights = heightsOf(20);
        const known = new Map<number, number>();
        for (const [index, height] of list) {
          heights.measure(`k${index}`, height);
          known.set(index, height);
          expect(heights.total).toBe(Array.from({ length: 20 }, (_, place) => known.get(place) ?? 100).reduce((a, b) => a + b, 0));
        }
      }),
    );
  });

  test('of ten thousand places are looked up in no time', () => {
    const heights = heightsOf(10_000);
    heights.measure('k9999', 30);
    expect(heights.between(999_950, 1_000_100)).toEqual({ first: 9999, last: 9999 });
  });
});
