import type { Preferences } from '../types.ts';
import type { ContrastRequirement } from './ink.ts';
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
const passingTarget = (kind: keyof Targets, targets: Targets): number => (kind === 'body' ? targets.text : targets[kind]);

/**
 * The use of an ink. `sign` is a number in a card that shows good or bad, `bar` its drawing, `ring` is drawn on a gap in the page's own
 * flat colour. A colour with few uses needn't be darkened for the others, since its hue carries the meaning.
 */
export type InkKind = keyof Targets | 'sign' | 'bar' | 'ring';

/** A contrast requirement of an ink, with the surface that it comes from. */
export interface InkRequirement extends ContrastRequirement {
  surface: SurfaceName;
  isPassing: boolean;
}

const inCards = ['card', 'nested', 'floating', 'field'] as const;

/** The contrast that an ink needs on every surface where it is used, at rest and under passing overlays. */
export function requirementsOf(kind: InkKind, surfaces: Record<SurfaceName, SurfaceExtents>, targets: Targets): InkRequirement[] {
  const at = (surface: SurfaceName, target: number): InkRequirement => ({
    surface,
    isPassing: false,
    extent: surfaces[surface].rest,
    target,
  });
  const passing = (surface: SurfaceName, target: number): InkRequirement => ({
    surface,
    isPassing: true,
    extent: surfaces[surface].any,
    target,
  });
  switch (kind) {
    case 'ring':
      return [at('floating', targets.mark)];
    case 'bar':
      return inCards.map((surface) => at(surface, targets.mark));
    case 'sign':
      return inCards.flatMap((surface) => [at(surface, targets.text), passing(surface, targets.mark)]);
    default:
      return surfaceNames.flatMap((surface) => [at(surface, targets[kind]), passing(surface, passingTarget(kind, targets))]);
  }
}
