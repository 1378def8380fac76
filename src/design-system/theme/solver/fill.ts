import { distance, toOklch, toRgb } from '../color/oklch.ts';
import { contrast, luminance, type Rgb } from '../color/srgb.ts';

/** A solid background with the label that is readable on it, also while hovered. */
export interface Fill {
  base: Rgb;
  hover: Rgb;
  on: Rgb;
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** As much as a colour may be darkened (OKLCH lightness) for a white label before it stops being the person's colour. */
export const mostDarkening = 0.085;
const darkeningStep = 0.0025;
const hoverStep = 0.045;
const lightnessStep = 0.005;
const tint = { l: 0.22, c: 0.05 };
/** Nearer than this (distance in Oklab) a fill would vanish into a surface; it is then moved until the ratio to it is `wanted`. */
const presence = { least: 0.08, wanted: 2 };

const ratio = (one: Rgb, other: Rgb) => contrast(luminance(one), luminance(other));

/** Darkens as little as possible for a white label; nothing when that would take too much. */
function darkenForWhite(color: Rgb, target: number): Rgb | undefined {
  if (ratio(color, white) >= target) return color;
  const { l, c, h } = toOklch(color);
  for (let step = darkeningStep; step <= mostDarkening + 1e-9; step += darkeningStep) {
    const darker = toRgb({ l: l - step, c, h });
    if (ratio(darker, white) >= target) return darker;
  }
  return undefined;
}

function labelled(color: Rgb, target: number): { base: Rgb; on: Rgb } {
  const darkened = darkenForWhite(color, target);
  if (darkened) return { base: darkened, on: white };
  const tinted = toRgb({ ...tint, h: toOklch(color).h, c: Math.min(tint.c, toOklch(color).c) });
  if (ratio(color, tinted) >= target) return { base: color, on: tinted };
  const on = ratio(color, white) > ratio(color, black) ? white : black;
  // Black or white always reaches 4.58; a higher target needs the fill itself to give way.
  let base = color;
  for (let l = toOklch(color).l; ratio(base, on) < target && l > 0 && l < 1; ) {
    l += on === white ? -lightnessStep : lightnessStep;
    base = toRgb({ ...toOklch(color), l });
  }
  return { base, on };
}

/** Moves a colour that would vanish into the surfaces (white on a light page) away from them; others are returned unchanged. */
function standOut(color: Rgb, surfaces: readonly Rgb[]): Rgb {
  const wish = toOklch(color);
  if (surfaces.every((surface) => distance(wish, toOklch(surface)) >= presence.least)) return color;
  const least = (candidate: Rgb) => Math.min(...surfaces.map((surface) => ratio(candidate, surface)));
  const isLightPage = luminance(surfaces[0] ?? white) > 0.5;
  let result = color;
  for (let l = wish.l; least(result) < presence.wanted && l >= 0 && l <= 1; l += isLightPage ? -lightnessStep : lightnessStep) {
    result = toRgb({ ...wish, l });
  }
  return result;
}

/**
 * The fill of a person's colour: the colour itself wherever it can carry a label.
 * @param target least contrast of the label, at rest and hovered
 * @param surfaces what the fill lies on, so that it does not vanish
 */
export function solveFill(color: Rgb, target: number, surfaces: readonly Rgb[]): Fill {
  const { base, on } = labelled(standOut(color, surfaces), target);
  const { l, c, h } = toOklch(base);
  const isLabelLight = luminance(on) > luminance(base);
  const hover = toRgb({ l: Math.min(1, Math.max(0, isLabelLight ? l - hoverStep : l + hoverStep)), c, h });
  // Lightness away from the label can lower contrast by a rounding step near the gamut's edge; then hover stays put.
  return { base, on, hover: ratio(hover, on) >= target ? hover : base };
}
