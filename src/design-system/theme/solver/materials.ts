import { type Oklch, toOklch, toRgb } from '../color/oklch.ts';
import { parseHex, quantizeAlpha, type Rgb } from '../color/srgb.ts';
import { type Preferences, type Scheme, type ThemeSettings, themeRanges } from '../types.ts';
import { type Layer, neutralsOf, wishes } from './palette.ts';

/** Every colour that text can lie on, before any text is solved. Alphas are already those the browser will use. */
export interface Materials {
  page: Rgb;
  /** Top-most first, at full strength; the readability guard scales their alphas. */
  lights: readonly [Layer, Layer, Layer];
  card: Layer;
  post: Layer;
  chrome: Layer;
  floating: Rgb;
  field: Rgb;
  inverse: Rgb;
  overlay: { hover: Layer; press: Layer; selected: Layer; sunken: Layer; positive: Layer; negative: Layer };
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Factor by which the person's adjustment (percent) changes the opacity of the lights; never negative. */
export function opacityFactor(colorOpacity: number): number {
  const { min, max } = themeRanges.colorOpacity;
  return Math.max(0, 1 + clamp(colorOpacity, min, max) / 100);
}

const percent = (value: number) => clamp(value, 0, 100) / 100;

/** A selection keeps the primary's hue but a middling lightness, so that neither white nor black can drown the text on it. */
function selectionColor(primary: Oklch, scheme: Scheme): Rgb {
  const l = scheme === 'light' ? Math.max(primary.l, 0.5) : Math.min(primary.l, 0.62);
  return toRgb({ ...primary, l });
}

export function makeMaterials(theme: ThemeSettings, scheme: Scheme, preferences: Preferences): Materials {
  const wish = wishes[scheme];
  const primary = toOklch(parseHex(theme.primary));
  const { rgb } = neutralsOf(primary);
  const factor = theme.useGradient ? opacityFactor(theme.colorOpacity) : 0;
  const layer = (color: Rgb, alpha: number): Layer => ({ rgb: color, alpha: quantizeAlpha(alpha) });
  const light = (hex: string, base: number): Layer => ({ rgb: parseHex(hex), alpha: clamp(base * factor, 0, 1) });
  const shade = rgb(wish.shade);
  const isOpaque = preferences.reducedTransparency;

  return {
    page: rgb(wish.page),
    lights: [light(theme.primary, wish.lights[0]), light(theme.secondary, wish.lights[1]), light(theme.accent, wish.lights[2])],
    card: layer(rgb(wish.card), isOpaque ? 1 : percent(theme.cardBgOpacity)),
    post: layer(rgb(wish.post), isOpaque ? 1 : percent(theme.postBgOpacity)),
    chrome: layer(rgb(wish.page), isOpaque ? 1 : wish.alpha.chrome),
    floating: rgb(wish.card),
    field: rgb(wish.field),
    inverse: rgb(wish.inverse),
    overlay: {
      hover: layer(shade, wish.alpha.hover),
      press: layer(shade, wish.alpha.press),
      selected: layer(selectionColor(primary, scheme), wish.alpha.selected),
      sunken: layer(shade, wish.alpha.sunken),
      positive: layer(parseHex(wish.positive), wish.alpha.tint),
      negative: layer(parseHex(wish.negative), wish.alpha.tint),
    },
  };
}
