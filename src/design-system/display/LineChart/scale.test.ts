import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linePath, roundScale } from './scale.ts';

describe('roundScale', () => {
  it.each([
    [
      [46, 78, 40, 61],
      [40, 60, 80],
    ],
    [
      [0, 3],
      [0, 1, 2, 3],
    ],
    [
      [-1.2, 0.9],
      [-2, -1, 0, 1],
    ],
    [
      [5, 5],
      [4, 6],
    ],
    [
      [0, 0],
      [0, 0.5],
    ],
  ])('covers %j with round steps', (values, ticks) => {
    expect(roundScale(values).ticks).toEqual(ticks);
  });

  it('contains all values, in two to six lines, for any values', () => {
    const value = fc.oneof(
      fc.constant(null),
      fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((v) => Math.round(v * 100) / 100),
    );
    fc.assert(
      fc.property(fc.array(value), (values) => {
        const { low, high, ticks } = roundScale(values);
        expect(high).toBeGreaterThan(low);
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(6);
        const slack = (high - low) * 1e-6;
        for (const known of values) {
          if (known === null) continue;
          expect(known).toBeGreaterThanOrEqual(low - slack);
          expect(known).toBeLessThanOrEqual(high + slack);
        }
      }),
    );
  });
});

describe('linePath', () => {
  const scale = { low: 0, high: 10, ticks: [0, 5, 10] };

  it('draws higher values further up', () => {
    expect(linePath([0, 10, 5], scale)).toBe('M0.00 100.00L50.00 0.00L100.00 50.00');
  });

  it('leaves a gap where a value is missing', () => {
    expect(linePath([0, 5, null, 5, 10], scale)).toBe('M0.00 100.00L25.00 50.00M75.00 50.00L100.00 0.00');
  });

  it('draws a value between two gaps as a point', () => {
    expect(linePath([null, 5, null], scale)).toBe('M50.00 50.00h0');
  });

  it('puts a single value in the middle', () => {
    expect(linePath([5], scale)).toBe('M50.00 50.00h0');
  });

  it('draws nothing without known values', () => {
    expect(linePath([null, null], scale)).toBe('');
  });
});
