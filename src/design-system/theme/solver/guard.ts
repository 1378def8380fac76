import type { Scheme } from '../types.ts';
import type { Materials } from './materials.ts';
import { anyExtent, join, restExtent, sampleSurfaces } from './surfaces.ts';

/**
 * One text colour can reach 7:1 over a whole surface only if the surface stays on one side: dark text needs the darkest spot to be at
 * least this light, light text needs the lightest spot to be at most this light. In the dark also under passing overlays, where the
 * quietest text must leave room for two louder ones before it is white; on light pages the first bound leaves it.
 */
export const readableBounds = { light: { rest: 0.42 }, dark: { rest: 0.075, passing: 0.122 } } as const;

/** The surfaces that the lights colour; everything else is opaque or nearly so. */
const lit = ['canvas', 'card', 'nested'] as const;

/** The lightest spot lies where each light is out or full (luminance is convex in each of them), the darkest may lie in between. */
const levels = { light: [0, 0.25, 0.5, 0.75, 1], dark: [0, 1] } as const;

/** Whether the canvas, cards and what is nested in them stay readable with the lights at `strength` times the designed alphas. */
export function isReadable(materials: Materials, scheme: Scheme, strength: number): boolean {
  const samples = sampleSurfaces(materials, strength, levels[scheme]);
  const rest = lit.map((name) => restExtent(samples[name], materials.overlay.hover)).reduce(join);
  if (scheme === 'light') return rest.min >= readableBounds.light.rest;
  const passing = lit.map((name) => anyExtent(name, samples[name], materials.overlay)).reduce(join);
  return rest.max <= readableBounds.dark.rest && passing.max <= readableBounds.dark.passing;
}

/** As strong as the person can ask the lights to be, in designed strengths. */
const mostStrength = 4;
const steps = 12;

/** How many times as strong as designed the lights may be, 0…4, so that text stays readable. Zero always is. */
export function limitLights(materials: Materials, scheme: Scheme): number {
  if (isReadable(materials, scheme, mostStrength)) return mostStrength;
  let low = 0;
  let high = mostStrength;
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (isReadable(materials, scheme, middle)) low = middle;
    else high = middle;
  }
  return low;
}
