import { describe, expect, it } from 'vitest';
import { formatLevel, nearestLevel, percentOf, startOf } from './levels.ts';

/** The levels of the product, and other ones. */
const signed = [-2, -1, 0, 1, 2] as const;
const stars = [1, 2, 3] as const;
const tens = [-20, -10, 0, 10] as const;

describe('levels (const.range-selector, state.range-selector)', () => {
  it('are centred in equal parts: five at 10, 30, 50, 70 and 90 percent', () => {
    expect(signed.map((level) => percentOf(level, signed))).toEqual([10, 30, 50, 70, 90]);
    expect(tens.map((level) => percentOf(level, tens))).toEqual([12.5, 37.5, 62.5, 87.5]);
  });

  it('start at zero, or at the level nearest to it', () => {
    expect([startOf(signed), startOf(stars), startOf(tens)]).toEqual([0, 1, 0]);
  });

  it('are written with a sign, so that colour is not the only difference; without one where there is only one', () => {
    expect(signed.map((level) => formatLevel(level, signed))).toEqual(['−2', '−1', '0', '+1', '+2']);
    expect(stars.map((level) => formatLevel(level, stars))).toEqual(['1', '2', '3']);
  });

  it('map any number to the nearest of them', () => {
    expect([-9, -1.4, 0.4, 1.6, 7, Number.NaN].map((value) => nearestLevel(value, signed))).toEqual([-2, -1, 0, 2, 2, 0]);
    expect([4, 6, -14].map((value) => nearestLevel(value, tens))).toEqual([0, 10, -10]);
  });
});
