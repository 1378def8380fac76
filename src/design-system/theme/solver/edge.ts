import { contrast, luminance, over, type Rgb } from '../color/srgb.ts';
import type { Layer } from './palette.ts';
import { type SurfaceName, surfaceNames } from './surfaces.ts';

/** The line around a control: translucent, so that it takes on the strength that its surface needs. */
export interface Edge extends Layer {
  /** Lowest contrast on each surface, bare and hovered. */
  ratios: Readonly<Record<SurfaceName, number>>;
}

type Samples = Readonly<Record<SurfaceName, readonly Rgb[]>>;

const alphaStep = 8 / 255;
const firstAlpha = 96 / 255;

function lowestRatio(line: Layer, colors: readonly Rgb[]): number {
  let lowest = Infinity;
  for (const color of colors) lowest = Math.min(lowest, contrast(luminance(over(line.rgb, line.alpha, color)), luminance(color)));
  return lowest;
}

/** Darkest and lightest colour: where the line is weakest, nearly always. */
function ends(colors: readonly Rgb[]): Rgb[] {
  const lights = colors.map(luminance);
  const at = (y: number) => colors[lights.indexOf(y)] ?? [0, 0, 0];
  return [at(Math.min(...lights)), at(Math.max(...lights))];
}

/** The lightest touch of `shade` that still reaches the target everywhere; the shade itself when none does. */
export function solveEdge(shade: Rgb, samples: Samples, target: number): Edge {
  const likely = surfaceNames.flatMap((name) => ends(samples[name]));
  let alpha = firstAlpha;
  while (alpha < 1 && lowestRatio({ rgb: shade, alpha }, likely) < target) alpha += alphaStep;
  for (; ; alpha += alphaStep) {
    const line = { rgb: shade, alpha: Math.min(1, alpha) };
    const ratios = Object.fromEntries(surfaceNames.map((name) => [name, lowestRatio(line, samples[name])])) as Record<SurfaceName, number>;
    if (alpha >= 1 || surfaceNames.every((name) => ratios[name] >= target)) return { ...line, ratios };
  }
}
