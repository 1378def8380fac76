import type { Preferences } from '../types.ts';
import type { Demand } from './ink.ts';
import { type SurfaceExtents, type SurfaceName, surfaceNames } from './surfaces.ts';

/** Least contrast ratios by what the colour is used for (WCAG 2.2: 4.5 for text, 3 for marks; body text gets more). */
export interface Targets {
  body: number;
  text: number;
  mark: number;
}

export const targetsFor = ({ moreContrast }: Preferences): Targets =>
  moreContrast ? { body: 7, text: 7, mark: 4.5 } : { body: 7, text: 4.5, mark: 3 };

/** On a passing overlay (a pressed row) the target of ordinary text is enough for body text too. */
export const passingTarget = (kind: keyof Targets, targets: Targets): number => (kind === 'body' ? targets.text : targets[kind]);

/** What an ink must reach on every surface, at rest and under passing overlays. */
export function demandsOf(kind: keyof Targets, surfaces: Record<SurfaceName, SurfaceExtents>, targets: Targets): Demand[] {
  return surfaceNames.flatMap((name) => [
    { extent: surfaces[name].rest, target: targets[kind] },
    { extent: surfaces[name].any, target: passingTarget(kind, targets) },
  ]);
}
