import { type Oklch, toOklch, toRgb } from '../color/oklch.ts';
import { parseHex, quantizeAlpha, type Rgb } from '../color/srgb.ts';
import { type Preferences, type Scheme, type ThemeSettings, themeRanges } from '../types.ts';
import { basePalettes, hueShareOf, type Layer, neutralsOf } from './palette.ts';

/** Every colour that text can lie on, before any text is solved. Alphas are already those the browser will use. */
export interface Materials {
  page: Rgb;
  /** Top-most first, as strong as designed; `strength` and the readability guard scale their alphas. */
  lights: readonly [Layer, Layer, Layer];
  /** How many times as strong as designed the person wants the lights, 0…4. */
  strength: number;
  card: Layer;
  nested: Layer;
  chrome: Layer;
  floating: Rgb;
  field: Rgb;
  inverse: Rgb;
  overlay: Record<'hover' | 'press' | 'selected' | 'sunken' | 'accent' | 'positive' | 'negative', Layer>;
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** Factor by which the person's adjustment (percent) changes the opacity of the lights; never negative. */
function opacityFactor(colorOpacity: number): number {
  const { min, max } = themeRanges.colorOpacity;
  return Math.max(0, 1 + clamp(colorOpacity, min, max) / 100);
}

const percent = (value: number) => clamp(value, 0, 100) / 100;

/**
 * A selection has the primary's hue at a medium lightness, so that both the selection and the text on it are visible. The weaker the
 * hue there is to see it by, the farther from the page it goes.
 */
function selectionColor(primary: Oklch, scheme: Scheme): Rgb {
  const { least, most } = scheme === 'light' ? { least: 0.5, most: 0.66 } : { least: 0.45, most: 0.62 };
  const farthest = scheme === 'light' ? least : most;
  const chosen = Math.min(most, Math.max(least, primary.l));
  return toRgb({ ...primary, l: farthest + (chosen - farthest) * hueShareOf(primary) });
}

export function makeMaterials(theme: ThemeSettings, scheme: Scheme, preferences: Preferences): Materials {
  const base = basePalettes[scheme];
  const primary = toOklch(parseHex(theme.primary));
  const { rgb } = neutralsOf(primary);
  const layer = (color: Rgb, alpha: number): Layer => ({ rgb: color, alpha: quantizeAlpha(alpha) });
  const light = (hex: string, alpha: number): Layer => ({ rgb: parseHex(hex), alpha });
  const shade = rgb(base.shade);
  const isOpaque = preferences.reducedTransparency;

  return {
    page: rgb(base.page),
    lights: [light(theme.primary, base.lights[0]), light(theme.secondary, base.lights[1]), light(theme.accent, base.lights[2])],
    strength: theme.useGradient ? opacityFactor(theme.colorOpacity) : 0,
    card: layer(rgb(base.card), isOpaque ? 1 : percent(theme.cardBgOpacity)),
    nested: layer(rgb(base.nested), isOpaque ? 1 : percent(theme.postBgOpacity)),
    chrome: layer(rgb(base.page), isOpaque ? 1 : base.alpha.chrome),
    floating: rgb(base.card),
    field: rgb(base.field),
    inverse: rgb(base.inverse),
    overlay: {
      hover: layer(shade, base.alpha.hover),
      press: layer(shade, base.alpha.press),
      selected: layer(selectionColor(primary, scheme), base.alpha.selected),
      sunken: layer(shade, base.alpha.sunken),
      // A tenth, as buttons mix it; the scheme defines the alpha of every other tint.
      accent: { rgb: parseHex(theme.accent), alpha: 0.1 },
      positive: layer(parseHex(base.positive), base.alpha.tint),
      negative: layer(parseHex(base.negative), base.alpha.tint),
    },
  };
}
