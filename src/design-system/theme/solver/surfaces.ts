import { luminanceUnder, over, quantizeAlpha, type Rgb } from '../color/srgb.ts';
import type { Materials } from './materials.ts';
import type { Layer } from './palette.ts';

export const surfaceNames = ['canvas', 'card', 'nested', 'floating', 'field', 'chrome'] as const;
export type SurfaceName = (typeof surfaceNames)[number];

/** Darkest and lightest luminance of a surface over everything that can shine through it. */
export interface Extent {
  min: number;
  max: number;
}

/** `rest`: bare or hovered. `any`: under every stack of overlays that the interface can put there (`stacksOn`). */
export interface SurfaceExtents {
  rest: Extent;
  any: Extent;
}

/** Shares of a light's strength at which the canvas is sampled. */
const nineLevels = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];
const lay = (layer: Layer, beneath: Rgb) => over(layer.rgb, layer.alpha, beneath);

/** The three lights at `strength` times the designed alphas, at most opaque, rounded as the stylesheet will state them. */
export const scaleLights = (lights: Materials['lights'], strength: number): Layer[] =>
  lights.map(({ rgb, alpha }) => ({ rgb, alpha: quantizeAlpha(Math.min(1, alpha * strength)) }));

/**
 * The canvas wherever three overlapping radial lights can put it: every combination of nine steps of each (729 colours),
 * or the page alone when no light shines. The first light lies on top.
 */
function sampleCanvas({ page, lights }: Materials, strength: number, levels: readonly number[]): Rgb[] {
  return scaleLights(lights, strength).reduceRight<Rgb[]>(
    (beneath, { rgb, alpha }) =>
      alpha === 0 ? beneath : beneath.flatMap((color) => levels.map((level) => over(rgb, alpha * level, color))),
    [page],
  );
}

/** Everything that can lie directly under text, by surface, without overlays. */
export function sampleSurfaces(materials: Materials, strength: number, levels: readonly number[] = nineLevels): Record<SurfaceName, Rgb[]> {
  const canvas = sampleCanvas(materials, strength, levels);
  const card = canvas.map((color) => lay(materials.card, color));
  return {
    canvas,
    card,
    nested: card.map((color) => lay(materials.nested, color)),
    floating: [materials.floating],
    field: [materials.field],
    // Anything may scroll beneath the header, so it is judged against both ends.
    chrome: [lay(materials.chrome, black), lay(materials.chrome, white)],
  };
}

/** Darkest and lightest luminance of the colours, with `stack` laid over each. */
export function extentOf(colors: readonly Rgb[], stack: readonly Layer[] = []): Extent {
  let min = 1;
  let max = 0;
  for (const color of colors) {
    const y = luminanceUnder(stack, color);
    if (y < min) min = y;
    if (y > max) max = y;
  }
  return { min, max };
}

export const join = (one: Extent, other: Extent): Extent => ({ min: Math.min(one.min, other.min), max: Math.max(one.max, other.max) });

/** The colours as they are and as they are while hovered. */
const atRest = (colors: readonly Rgb[], hover: Layer): Rgb[] => [...colors, ...colors.map((color) => lay(hover, color))];

export const restExtent = (colors: readonly Rgb[], hover: Layer): Extent => join(extentOf(colors), extentOf(colors, [hover]));

/** Where rows lie that can be hovered while something in them is pressed. On the bare canvas and in fields nothing does. */
const withRows: readonly SurfaceName[] = ['card', 'nested', 'floating'];

/**
 * What the interface lays over a surface, and over each other, from the bottom up. A component that lays another stack under its label
 * adds it here.
 */
function stacksOn(name: SurfaceName, { hover, press, selected, sunken, accent, positive, negative }: Materials['overlay']): Layer[][] {
  const tints = [press, selected, sunken, accent, positive, negative];
  const controls = tints.flatMap((tint) => [[tint], [tint, hover]]);
  const rows = [hover, [selected, hover]].flatMap((row) => [hover, press].map((inRow) => [row, inRow].flat()));
  // In the dark the plate of a selected tab is lifted twice.
  const lifted = name === 'floating' ? [[press, press]] : [];
  return [...controls, ...(withRows.includes(name) ? rows : []), ...lifted];
}

/** The extent of a surface under everything that the interface lays over it. */
export const anyExtent = (name: SurfaceName, colors: readonly Rgb[], overlay: Materials['overlay']): Extent =>
  stacksOn(name, overlay)
    .map((stack) => extentOf(colors, stack))
    .reduce(join, restExtent(colors, overlay.hover));

const bySurface = <T>(make: (name: SurfaceName) => T) =>
  Object.fromEntries(surfaceNames.map((name) => [name, make(name)])) as Record<SurfaceName, T>;

/** Colours and luminance extents of every surface with the lights at `strength` times the designed alphas. */
export function measureSurfaces(materials: Materials, strength: number) {
  const samples = sampleSurfaces(materials, strength);
  const { overlay } = materials;
  return {
    rest: bySurface((name) => atRest(samples[name], overlay.hover)),
    extents: bySurface(
      (name): SurfaceExtents => ({ rest: restExtent(samples[name], overlay.hover), any: anyExtent(name, samples[name], overlay) }),
    ),
  };
}
