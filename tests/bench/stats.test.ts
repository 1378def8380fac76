import { describe, expect, it } from 'vitest';
import { blockingTime, median, smoothnessOf } from './stats.ts';

describe('median', () => {
  it('is a value that was measured', () => {
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
    // 66.8 ms hold four frames: one came, three did not.
    expect(smoothnessOf([16.7, 66.8])).toEqual({ frames: 2, droppedShare: 3 / 5, longFrames: 1, longest: 67 });
  });
});

describe('blockingTime', () => {
  it('adds what each task takes beyond 50 ms, within the span', () => {
    const tasks = [
      { start: 0, duration: 80 },
      { start: 100, duration: 50 },
      { start: 200, duration: 120 },
      { start: 900, duration: 500 },
    ];
    expect(blockingTime(tasks, 0, 500)).toBe(30 + 70);
  });
});
