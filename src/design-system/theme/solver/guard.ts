import type { Scheme } from '../types.ts';
import type { Materials } from './materials.ts';
import { join, restExtent, sampleSurfaces } from './surfaces.ts';

/**
 * One text colour can reach 7:1 over a whole surface only if the surface stays on one side. Dark text needs the darkest
 * spot to be at least this light, light text needs the lightest spot to be at most this light.
 */
export const readableBounds = { light: 0.42, dark: 0.075 } as const;

/** Whether the canvas, cards and posts stay readable, bare and hovered, with the lights scaled by `k`. */
export function isReadable(materials: Materials, scheme: Scheme, k: number): boolean {
  const { canvas, card, post } = sampleSurfaces(materials, k);
  const extent = [canvas, card, post].map((colors) => restExtent(colors, materials.overlay.hover)).reduce(join);
  return scheme === 'light' ? extent.min >= readableBounds.light : extent.max <= readableBounds.dark;
}

const steps = 10;

/** The largest share of the lights, 0…1, that keeps text readable. Zero always does. */
export function limitLights(materials: Materials, scheme: Scheme): number {
  if (isReadable(materials, scheme, 1)) return 1;
  let low = 0;
  let high = 1;
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (isReadable(materials, scheme, middle)) low = middle;
    else high = middle;
  }
  return low;
}
