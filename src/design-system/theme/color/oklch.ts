import { type Rgb, toGamma, toLinear } from './srgb.ts';

/** Lightness 0…1, chroma 0…about 0.37, hue in degrees. Björn Ottosson's Oklab in polar form. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

export function toOklch([red, green, blue]: Rgb): Oklch {
  const r = toLinear(red / 255);
  const g = toLinear(green / 255);
  const b = toLinear(blue / 255);
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const bb = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

function toLinearRgb(l: number, c: number, h: number): Triple {
  const angle = (h * Math.PI) / 180;
  const a = c * Math.cos(angle);
  const b = c * Math.sin(angle);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

// A hair beyond the gamut rounds to the same eight bits; without it pure primaries would lose chroma.
const tolerance = 0.0005;
const isInGamut = (channels: Triple) => channels.every((channel) => channel >= -tolerance && channel <= 1 + tolerance);
const toByte = (channel: number) => Math.round(toGamma(Math.min(1, Math.max(0, channel))) * 255);
const toBytes = ([red, green, blue]: Triple): Rgb => [toByte(red), toByte(green), toByte(blue)];

const chromaSteps = 12;

/** The screen colour of this lightness and hue, with as much of the chroma as the screen can show. */
export function toRgb({ l, c, h }: Oklch): Rgb {
  const exact = toLinearRgb(l, c, h);
  if (isInGamut(exact)) return toBytes(exact);
  let low = 0;
  let high = c;
  for (let step = 0; step < chromaSteps; step += 1) {
    const middle = (low + high) / 2;
    if (isInGamut(toLinearRgb(l, middle, h))) low = middle;
    else high = middle;
  }
  return toBytes(toLinearRgb(l, low, h));
}
