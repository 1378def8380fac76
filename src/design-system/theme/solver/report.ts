import { contrast, formatHex, luminance, type Rgb } from '../color/srgb.ts';
import type { Scheme } from '../types.ts';
import type { Edge } from './edge.ts';
import { presence } from './fill.ts';
import { type FillName, type Fills, fillNames } from './fills.ts';
import { worstContrast } from './ink.ts';
import { type InkName, type Inks, inkKinds } from './inks.ts';
import type { Materials } from './materials.ts';
import { type SurfaceExtents, type SurfaceName, surfaceNames } from './surfaces.ts';
import { requirementsOf, type Targets } from './targets.ts';

/** One colour on one background, with the lowest contrast it has anywhere on it. */
export interface Pair {
  /** A label's colour is also that of a focus ring on the fill. */
  foreground:
    | InkName
    | `${FillName} label`
    | `${FillName} fill`
    | `${FillName} fill (hover)`
    | `${FillName} edge`
    | 'inverse'
    | 'control edge';
  /** A surface of the page, or the fill that carries the label. `passing`: with overlays such as pressed or selected. */
  surface: SurfaceName | `${SurfaceName} (passing)` | `${FillName} fill` | `${FillName} fill (hover)` | 'page' | 'inverse';
  ratio: number;
  target: number;
}

export interface ThemeReport {
  scheme: Scheme;
  /** Share of the person's lights that remains after limiting them for readable text: 1 when nothing was limited. */
  lightsKept: number;
  /** The opacity adjustment in percent, −100…300, beyond which the lights grow no stronger. */
  opacityReach: number;
  pairs: readonly Pair[];
  /** For `<meta name="theme-color">`, `#rrggbb`. */
  themeColor: string;
}

interface Parts {
  scheme: Scheme;
  reach: number;
  materials: Materials;
  surfaces: Record<SurfaceName, SurfaceExtents>;
  inks: Inks;
  fills: Fills;
  edge: Edge;
  targets: Targets;
}

const ratioOf = (one: Rgb, other: Rgb) => contrast(luminance(one), luminance(other));

function inkPairs({ surfaces, inks, targets }: Parts): Pair[] {
  return (Object.keys(inkKinds) as InkName[]).flatMap((foreground) =>
    requirementsOf(inkKinds[foreground], surfaces, targets).map(({ surface, isPassing, extent, target }): Pair => {
      const surfaceName = isPassing ? (`${surface} (passing)` as const) : surface;
      return { foreground, surface: surfaceName, ratio: worstContrast(inks[foreground], extent), target };
    }),
  );
}

function fillPairs({ fills, materials, targets }: Parts): Pair[] {
  const labels = fillNames.flatMap((name): Pair[] => {
    const { base, hover, on, edge } = fills[name];
    const foreground = `${name} label` as const;
    const onPages = (
      [
        ['page', materials.page],
        ['floating', materials.floating],
      ] as const
    ).flatMap(([surface, ground]): Pair[] => [
      { foreground: `${name} fill`, surface, ratio: ratioOf(base, ground), target: presence.fill },
      { foreground: `${name} fill (hover)`, surface, ratio: ratioOf(hover, ground), target: presence.fill },
      { foreground: `${name} edge`, surface, ratio: ratioOf(edge, ground), target: presence.edge },
    ]);
    return [
      ...onPages,
      { foreground, surface: `${name} fill`, ratio: ratioOf(base, on), target: targets.text },
      { foreground, surface: `${name} fill (hover)`, ratio: ratioOf(hover, on), target: targets.text },
    ];
  });
  return [...labels, { foreground: 'inverse', surface: 'inverse', ratio: ratioOf(fills.inverse, materials.inverse), target: targets.body }];
}

const edgePairs = ({ edge, targets }: Parts) =>
  surfaceNames.map((surface): Pair => ({ foreground: 'control edge', surface, ratio: edge.ratios[surface], target: targets.mark }));

/** Every pair the interface may show, with its ratio: what Theme Settings displays and the property tests check. */
export function makeReport(parts: Parts): ThemeReport {
  const { materials, reach } = parts;
  return {
    scheme: parts.scheme,
    lightsKept: materials.strength === 0 ? 1 : Math.min(1, reach / materials.strength),
    opacityReach: Math.floor((reach - 1) * 100),
    pairs: [...inkPairs(parts), ...edgePairs(parts), ...fillPairs(parts)],
    themeColor: formatHex(materials.page),
  };
}
