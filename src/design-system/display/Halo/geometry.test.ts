import { describe, expect, it } from 'vitest';
import { haloGeometry } from './geometry.ts';

describe('haloGeometry', () => {
  it.each([
    [49, 4, 2.5],
    [50, 5, 3],
    [80, 5, 3],
    [81, 8, 4.5],
  ])('surrounds %i px with a reach of %d px and a stroke of %d px', (size, reach, stroke) => {
    expect(haloGeometry(size)).toMatchObject({ reach, stroke });
  });

  it('keeps the whole stroke inside its box and off the picture', () => {
    for (const size of [20, 44, 64, 104]) {
      const { box, radius, stroke } = haloGeometry(size);
      expect(radius + stroke / 2).toBe(box / 2);
      expect(radius - stroke / 2).toBeGreaterThan(size / 2);
    }
  });
});
