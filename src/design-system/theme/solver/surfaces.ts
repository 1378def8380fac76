import { luminance, over, quantizeAlpha, type Rgb } from '../color/srgb.ts';
import type { Materials } from './materials.ts';
import type { Layer } from './palette.ts';

export const surfaceNames = ['canvas', 'card', 'post', 'floating', 'field', 'chrome'] as const;
export type SurfaceName = (typeof surfaceNames)[number];

/** Darkest and lightest luminance of a surface over everything that can shine through it. */
export interface Extent {
  min: number;
  max: number;
}

/** `rest`: bare or hovered. `any`: also pressed, selected, in a well, on a positive or negative tint, and those hovered. */
export interface SurfaceExtents {
  rest: Extent;
  any: Extent;
}

const levels = [0, 0.25, 0.5, 0.75, 1];
const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];
const lay = (layer: Layer, beneath: Rgb) => over(layer.rgb, layer.alpha, beneath);

/** The three lights with their alphas scaled by `k` and rounded as the stylesheet will state them. */
export const scaleLights = (lights: Materials['lights'], k: number): Layer[] =>
  lights.map(({ rgb, alpha }) => ({ rgb, alpha: quantizeAlpha(alpha * k) }));

/**
 * The canvas wherever three overlapping radial lights can put it: every combination of five steps of each (125 colours),
 * or the page alone when no light shines. The first light lies on top.
 */
function sampleCanvas({ page, lights }: Materials, k: number): Rgb[] {
  return scaleLights(lights, k).reduceRight<Rgb[]>(
    (beneath, { rgb, alpha }) =>
      alpha === 0 ? beneath : beneath.flatMap((color) => levels.map((level) => over(rgb, alpha * level, color))),
    [page],
  );
}

/** Everything that can lie directly under text, by surface, without overlays. */
export function sampleSurfaces(materials: Materials, k: number): Record<SurfaceName, Rgb[]> {
  const canvas = sampleCanvas(materials, k);
  const card = canvas.map((color) => lay(materials.card, color));
  return {
    canvas,
    card,
    post: card.map((color) => lay(materials.post, color)),
    floating: [materials.floating],
    field: [materials.field],
    // Anything may scroll beneath the header, so it is judged against both ends.
    chrome: [lay(materials.chrome, black), lay(materials.chrome, white)],
  };
}

export function extentOf(colors: readonly Rgb[]): Extent {
  let min = 1;
  let max = 0;
  for (const color of colors) {
    const y = luminance(color);
    if (y < min) min = y;
    if (y > max) max = y;
  }
  return { min, max };
}

export const join = (one: Extent, other: Extent): Extent => ({ min: Math.min(one.min, other.min), max: Math.max(one.max, other.max) });

/** The colours as they are and as they are while hovered. */
const atRest = (colors: readonly Rgb[], hover: Layer): Rgb[] => [...colors, ...colors.map((color) => lay(hover, color))];

export const restExtent = (colors: readonly Rgb[], hover: Layer): Extent => extentOf(atRest(colors, hover));

function anyExtent(colors: readonly Rgb[], { hover, press, selected, sunken, positive, negative }: Materials['overlay']): Extent {
  const stacks: Layer[][] = [[press], [selected], [selected, hover], [sunken], [sunken, hover], [positive], [negative]];
  return stacks
    .map((stack) => extentOf(colors.map((color) => stack.reduce((beneath, layer) => lay(layer, beneath), color))))
    .reduce(join, restExtent(colors, hover));
}

const bySurface = <T>(make: (name: SurfaceName) => T) =>
  Object.fromEntries(surfaceNames.map((name) => [name, make(name)])) as Record<SurfaceName, T>;

/** Colours and luminance extents of every surface with the lights scaled by `k`. */
export function measureSurfaces(materials: Materials, k: number) {
  const samples = sampleSurfaces(materials, k);
  const { overlay } = materials;
  return {
    rest: bySurface((name) => atRest(samples[name], overlay.hover)),
    extents: bySurface(
      (name): SurfaceExtents => ({ rest: restExtent(samples[name], overlay.hover), any: anyExtent(samples[name], overlay) }),
    ),
  };
}
