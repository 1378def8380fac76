import { type Oklch, toRgb } from '../color/oklch.ts';
import { contrast, luminance, type Rgb } from '../color/srgb.ts';
import type { Scheme } from '../types.ts';
import type { Extent } from './surfaces.ts';

/** A surface range and the least contrast an ink needs over all of it. */
export interface ContrastRequirement {
  extent: Extent;
  target: number;
}

/** How dark (light scheme) or light (dark scheme) an ink must be for all demands. */
function luminanceBound(demands: readonly ContrastRequirement[], scheme: Scheme): number {
  const bounds = demands.map(({ extent, target }) =>
    scheme === 'light' ? (extent.min + 0.05) / target - 0.05 : (extent.max + 0.05) * target - 0.05,
  );
  return scheme === 'light' ? Math.min(...bounds) : Math.max(...bounds);
}

const searchSteps = 12;
const roundingStep = 0.002;

/**
 * The preferred colour if it meets every demand, else the nearest lightness of the same hue that does. Rounding to eight bits
 * can undo the last hundredth of a ratio, hence the closing walk.
 */
export function solveInk(preferred: Oklch, demands: readonly ContrastRequirement[], scheme: Scheme): Rgb {
  const bound = luminanceBound(demands, scheme);
  const isEnough = (y: number) => (scheme === 'light' ? y <= bound : y >= bound);
  const at = (l: number) => toRgb({ ...preferred, l });
  const first = at(preferred.l);
  if (isEnough(luminance(first))) return first;
  const end = scheme === 'light' ? 0 : 1;
  let near = preferred.l;
  let far: number = end;
  for (let step = 0; step < searchSteps; step += 1) {
    const middle = (near + far) / 2;
    if (isEnough(luminance(at(middle)))) far = middle;
    else near = middle;
  }
  while (far !== end && !isEnough(luminance(at(far))))
    far = scheme === 'light' ? Math.max(0, far - roundingStep) : Math.min(1, far + roundingStep);
  return at(far);
}

/** Lowest contrast of an ink over a surface range. */
export const worstContrast = (ink: Rgb, extent: Extent): number => {
  const y = luminance(ink);
  return Math.min(contrast(y, extent.min), contrast(y, extent.max));
};
