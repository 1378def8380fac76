/** Steps of a rank, each with a colour, lowest to highest. */
export const haloSteps = ['one', 'two', 'three', 'four', 'five'] as const;
export type HaloStep = (typeof haloSteps)[number];

/** The least percent that is drawn: a shorter arc would be a speck. */
export const leastArc = 5;

/** What an arc needs to know, in px: its box, and the circle in the middle of its stroke. */
export interface HaloGeometry {
  /** How far the halo reaches over the edge of what it surrounds. */
  reach: number;
  stroke: number;
  box: number;
  radius: number;
}

/** Larger pictures carry a stronger halo further out. `size` is the diameter of what is surrounded, in px. */
export function haloGeometry(size: number): HaloGeometry {
  const [reach, stroke] = size < 50 ? [4, 2.5] : size <= 80 ? [5, 3] : [8, 4.5];
  const box = size + 2 * reach;
  return { reach, stroke, box, radius: (box - stroke) / 2 };
}
