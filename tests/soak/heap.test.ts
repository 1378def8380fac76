import { describe, expect, it } from 'vitest';
import { growthOf, type Sample } from './heap.ts';

/** Ten samples a minute of a page that begins at `start` and grows by `slope` mebibytes a minute, with what a collection leaves by chance. */
function load(minutes: number, slope: number, start = 40): Sample[] {
  return Array.from({ length: minutes * 10 }, (_, index) => {
    const at = index / 10;
    return { at, heap: start + slope * at + (index % 3) - 1 };
  });
}

describe('growthOf', () => {
  it('finds a leak, however noisy', () => {
    const { slope, isLeak } = growthOf([load(10, 1.5)]);
    expect(slope).toBeCloseTo(1.5, 1);
    expect(isLeak).toBe(true);
  });

  it('passes a page that stays as it is', () => {
    const { slope, isLeak } = growthOf([load(10, 0)]);
    expect(Math.abs(slope)).toBeLessThan(0.1);
    expect(isLeak).toBe(false);
  });

  it('finds a leak that every reload hides', () => {
    const { slope, isLeak } = growthOf([load(5, 2, 60), load(5, 2, 50), load(5, 2, 40)]);
    expect(slope).toBeCloseTo(2, 1);
    expect(isLeak).toBe(true);
  });

  it('passes pages that differ in size but do not grow', () => {
    expect(growthOf([load(5, 0, 40), load(5, 0, 60), load(5, 0, 80)]).isLeak).toBe(false);
  });

  it('takes the warm-up of a page for no growth', () => {
    const warming: Sample[] = Array.from({ length: 20 }, (_, index) => ({ at: index / 10, heap: 10 + index * 2 }));
    const settled = load(8, 0, 50).filter(({ at }) => at >= 2);
    expect(growthOf([[...warming, ...settled]]).isLeak).toBe(false);
  });

  it('does not judge objects that were observed too briefly', () => {
    expect(growthOf([])).toEqual({ slope: 0, minutes: 0, isLeak: undefined });
    expect(growthOf([load(3, 5), load(3, 5)]).isLeak).toBeUndefined();
  });
});
