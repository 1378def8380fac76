import { toOklch, toRgb } from '../color/oklch.ts';
import { contrast, luminance, type Rgb } from '../color/srgb.ts';

/** A solid background with the label that is readable on it, also while hovered. */
export interface Fill {
  base: Rgb;
  hover: Rgb;
  /** The label, and the focus ring where one lies on the fill. */
  on: Rgb;
  /** The line around it: the fill's own colour, or one of its hue where the fill alone is hard to tell from the page. */
  edge: Rgb;
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];

/** As much as a colour may be darkened (OKLCH lightness) for a white label before it stops being the person's colour. */
export const mostDarkening = 0.085;
const darkeningStep = 0.0025;
const hoverStep = 0.045;
const lightnessStep = 0.005;
const tint = { l: 0.22, c: 0.05 };
/** Hovering may take this much of the chroma at most: yellow made lighter would be white. */
const chromaShare = 0.85;

/** Minimum contrast of a fill with its background, and of the edge that it has where the fill alone doesn't reach it. */
export const presence = { fill: 1.5, edge: 3 } as const;

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

/** The direction away from the page: darker on a light page, lighter on a dark one. */
const awayFrom = (surfaces: readonly Rgb[]) => (luminance(surfaces[0] ?? white) > 0.5 ? -1 : 1);

const leastRatio = (color: Rgb, surfaces: readonly Rgb[]) => Math.min(...surfaces.map((surface) => ratio(color, surface)));

/** Moves a colour away from the page until it reaches `targetRatio` there, and no further; one that does is returned unchanged. */
function standOut(color: Rgb, surfaces: readonly Rgb[], targetRatio: number): Rgb {
  const preferred = toOklch(color);
  const step = awayFrom(surfaces) * lightnessStep;
  let result = color;
  for (let { l } = preferred; leastRatio(result, surfaces) < targetRatio && l >= 0 && l <= 1; ) {
    l += step;
    result = toRgb({ ...preferred, l });
  }
  return result;
}

const halvings = 8;

/** The largest part of a hover step that `isGood` allows; good ones lie below those that are not. */
function largestStep(isGood: (step: number) => boolean): number {
  if (isGood(hoverStep)) return hoverStep;
  let good = 0;
  let bad = hoverStep;
  for (let time = 0; time < halvings; time += 1) {
    const middle = (good + bad) / 2;
    if (isGood(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

/**
 * The hover colour moves away from the page, as far as the label and the gamut allow. Where that is less than a step, the fill at rest
 * moves towards the page by the rest, so that the step is still visible.
 */
function hoverOf(color: Rgb, on: Rgb, target: number, surfaces: readonly Rgb[]): Pick<Fill, 'base' | 'hover'> {
  const { l, c, h } = toOklch(color);
  const away = awayFrom(surfaces);
  const moved = (by: number) => toRgb({ l: l + away * by, c, h });
  const isIn = (by: number) => l + away * by >= 0 && l + away * by <= 1;
  const step = largestStep((by) => isIn(by) && ratio(moved(by), on) >= target && toOklch(moved(by)).c >= c * chromaShare);
  const back = largestStep(
    (by) => by <= hoverStep - step && leastRatio(moved(-by), surfaces) >= presence.fill && ratio(moved(-by), on) >= target,
  );
  const base = back > 0 ? moved(-back) : color;
  const hover = moved(step);
  // Rounding to eight bits and to the gamut can undo a small step.
  return { base, hover: leastRatio(hover, surfaces) > leastRatio(base, surfaces) ? hover : base };
}

/**
 * The fill of a person's colour: the colour itself wherever it has enough contrast with a label and its background.
 * @param target minimum contrast of the label, at rest and hovered
 * @param surfaces the backgrounds of the fill, so that it doesn't vanish
 */
export function solveFill(color: Rgb, target: number, surfaces: readonly Rgb[]): Fill {
  const { base: full, on } = labelled(standOut(color, surfaces, presence.fill), target);
  const { base, hover } = hoverOf(full, on, target, surfaces);
  return { base, hover, on, edge: standOut(base, surfaces, presence.edge) };
}
