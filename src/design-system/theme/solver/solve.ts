import { noPreferences, type Preferences, type Scheme, type ThemeSettings } from '../types.ts';
import { solveEdge } from './edge.ts';
import { solveFills } from './fills.ts';
import { limitLights } from './guard.ts';
import { solveInks } from './inks.ts';
import { makeMaterials } from './materials.ts';
import { shadeOf } from './palette.ts';
import { makeReport, type ThemeReport } from './report.ts';
import { measureSurfaces } from './surfaces.ts';
import { targetsFor } from './targets.ts';
import { type ThemeVars, toVars } from './vars.ts';

export interface ThemeSolution {
  /** CSS custom properties by name. */
  vars: ThemeVars;
  report: ThemeReport;
}

/**
 * Derives everything the interface paints from what the person set. Pure: the settings are only read, and the same
 * settings always give the same result. Takes a few milliseconds.
 * @throws RangeError when a colour is not `#rrggbb`; numbers out of range are treated as the nearest end
 */
export function solveTheme(theme: ThemeSettings, scheme: Scheme, preferences: Preferences = noPreferences): ThemeSolution {
  const materials = makeMaterials(theme, scheme, preferences);
  const reach = preferences.moreContrast ? 0 : limitLights(materials, scheme);
  const strength = Math.min(materials.strength, reach);
  const targets = targetsFor(preferences);
  const { rest, extents } = measureSurfaces(materials, strength);
  const inks = solveInks(theme, scheme, extents, targets);
  const edge = solveEdge(shadeOf(theme, scheme), rest, targets.mark);
  const fills = solveFills(theme, scheme, materials, targets);
  return {
    vars: toVars({ theme, scheme, materials, strength, inks, fills, edge }),
    report: makeReport({ scheme, reach, materials, surfaces: extents, inks, fills, edge, targets }),
  };
}
