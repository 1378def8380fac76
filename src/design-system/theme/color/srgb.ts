/** Red, green and blue as the screen has them: whole numbers 0…255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const hexPattern = /^#[0-9a-f]{6}$/i;

export const isHexColor = (text: string): boolean => hexPattern.test(text);

/** @throws RangeError unless `hex` is `#rrggbb`. */
export function parseHex(hex: string): Rgb {
  if (!isHexColor(hex)) throw new RangeError(`Not a colour of the form #rrggbb: ${hex}`);
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const byte = (value: number) => value.toString(16).padStart(2, '0');

/** `#rrggbb`, or `#rrggbbaa` when an alpha (0…1) is given. Eight bits of alpha, so the model and the browser see the same number. */
export function formatHex([red, green, blue]: Rgb, alpha?: number): string {
  return `#${byte(red)}${byte(green)}${byte(blue)}${alpha === undefined ? '' : byte(Math.round(alpha * 255))}`;
}

/** Alpha (0…1) rounded to the eight bits that `formatHex` can carry. */
export const quantizeAlpha = (alpha: number): number => Math.round(alpha * 255) / 255;

export const toLinear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
export const toGamma = (channel: number): number => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

const linearOfByte = Float64Array.from({ length: 256 }, (_, value) => toLinear(value / 255));
const linear = (value: number) => linearOfByte[value] ?? 0;

/** Relative luminance Y of WCAG 2, 0…1. */
export const luminance = ([red, green, blue]: Rgb): number => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/**
 * Luminance of a colour under layers, from the bottom up: `luminance(over(…))` without a colour in between. The solver asks for tens of
 * thousands of them.
 */
export function luminanceUnder(layers: readonly { rgb: Rgb; alpha: number }[], [red, green, blue]: Rgb): number {
  for (const { rgb, alpha } of layers) {
    red = Math.round(rgb[0] * alpha + red * (1 - alpha));
    green = Math.round(rgb[1] * alpha + green * (1 - alpha));
    blue = Math.round(rgb[2] * alpha + blue * (1 - alpha));
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two luminances, 1…21. */
export function contrast(one: number, other: number): number {
  return one > other ? (one + 0.05) / (other + 0.05) : (other + 0.05) / (one + 0.05);
}

/** Lays a translucent colour over an opaque one the way browsers do: in gamma-encoded sRGB, rounded to eight bits. */
export function over(top: Rgb, alpha: number, bottom: Rgb): Rgb {
  const rest = 1 - alpha;
  return [
    Math.round(top[0] * alpha + bottom[0] * rest),
    Math.round(top[1] * alpha + bottom[1] * rest),
    Math.round(top[2] * alpha + bottom[2] * rest),
  ];
}
