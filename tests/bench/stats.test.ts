import { describe, expect, it } from 'vitest';
import { blockingTime, growthOf, median, smoothnessOf } from './stats.ts';

describe('median', () => {
  it('is one of the measured values', () => {
    expect(median([5, 1, 9])).toBe(5);
    expect(median([4, 1, 9, 5])).toBe(4);
  });

  it('refuses to make one up', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('smoothnessOf', () => {
  it('finds nothing dropped at 60 frames a second, jitter included', () => {
    expect(smoothnessOf([16.7, 15.2, 18.1, 16.7])).toMatchObject({ frames: 4, droppedShare: 0, longFrames: 0 });
  });

  it('counts every frame that a long one kept from being shown', () => {
    // 66.8 ms are the time of four frames, of which one was drawn and three were dropped.
    expect(smoothnessOf([16.7, 66.8])).toEqual({ frames: 2, droppedShare: 3 / 5, longFrames: 1, longest: 67 });
  });
});

describe('blockingTime', () => {
  it('adds the part of each task beyond 50 ms, within the span', () => {
    const tasks = [
      { start: 0, duration: 80 },
      { start: 100, duration: 50 },
      { start: 200, duration: 120 },
      { start: 900, duration: 500 },
    ];
    expect(blockingTime(tasks, 0, 500)).toBe(30 + 70);
  });
});

describe('growthOf', () => {
  it('distinguishes linear growth from quadratic growth and from none', () => {
    const sizes = [10, 100, 1000];
    expect(growthOf(sizes.map((size) => [size, 3 * size] as const))).toBeCloseTo(1);
    expect(growthOf(sizes.map((size) => [size, size ** 2] as const))).toBeCloseTo(2);
    expect(growthOf(sizes.map((size) => [size, 7] as const))).toBeCloseTo(0);
  });
});
