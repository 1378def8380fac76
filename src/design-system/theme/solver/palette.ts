import { type Oklch, toOklch, toRgb } from '../color/oklch.ts';
import { parseHex, type Rgb } from '../color/srgb.ts';
import type { Scheme, ThemeSettings } from '../types.ts';

/** A translucent layer: colour and alpha 0…1. */
export interface Layer {
  rgb: Rgb;
  alpha: number;
}

/** Lightness and most chroma of a neutral; the hue is the primary's. */
interface Neutral {
  l: number;
  c: number;
}

/** The colours of a scheme before contrast is considered; the solver moves lightness from here, never hue. */
interface BasePalette {
  page: Neutral;
  card: Neutral;
  nested: Neutral;
  field: Neutral;
  inverse: Neutral;
  /** Ink of overlays, hairlines and shadows. */
  shade: Neutral;
  veil: Neutral;
  ink: { strong: Neutral; muted: Neutral; faint: Neutral; inverse: Neutral };
  /** Lightness wanted of links and of the focus ring; chroma is scaled by `vividness`. */
  link: number;
  focus: number;
  vividness: number;
  positive: string;
  negative: string;
  steps: readonly [string, string, string, string, string];
  /** Peak alpha of the three lights before the person's adjustment. */
  lights: readonly [number, number, number];
  alpha: {
    chrome: number;
    sunken: number;
    veil: number;
    hover: number;
    press: number;
    selected: number;
    tint: number;
    subtle: number;
    regular: number;
  };
  shadow: { card: (shade: string) => string; floating: (shade: string) => string };
}

export const basePalettes: Readonly<Record<Scheme, BasePalette>> = {
  light: {
    page: { l: 0.985, c: 0.006 },
    card: { l: 1, c: 0 },
    nested: { l: 0.985, c: 0.016 },
    field: { l: 1, c: 0 },
    inverse: { l: 0.25, c: 0.02 },
    shade: { l: 0.24, c: 0.025 },
    veil: { l: 0.24, c: 0.025 },
    ink: { strong: { l: 0.24, c: 0.025 }, muted: { l: 0.44, c: 0.022 }, faint: { l: 0.49, c: 0.018 }, inverse: { l: 0.985, c: 0.006 } },
    link: 0.48,
    focus: 0.55,
    vividness: 1,
    positive: '#11794a',
    negative: '#c62f36',
    steps: ['#9a5a2c', '#64748b', '#c28c00', '#c81e5b', '#0284b8'],
    lights: [0.22, 0.16, 0.14],
    alpha: { chrome: 0.96, sunken: 0.05, veil: 0.36, hover: 0.04, press: 0.07, selected: 0.1, tint: 0.1, subtle: 0.09, regular: 0.17 },
    shadow: {
      card: (shade) => `0 1px 2px ${shade}0d, 0 8px 24px -12px ${shade}1f`,
      floating: (shade) => `0 1px 2px ${shade}0f, 0 18px 48px -16px ${shade}47`,
    },
  },
  dark: {
    page: { l: 0.19, c: 0.012 },
    card: { l: 0.235, c: 0.014 },
    nested: { l: 0.27, c: 0.024 },
    field: { l: 0.215, c: 0.013 },
    inverse: { l: 0.945, c: 0.008 },
    shade: { l: 0.95, c: 0.01 },
    veil: { l: 0.1, c: 0.01 },
    ink: { strong: { l: 0.955, c: 0.006 }, muted: { l: 0.79, c: 0.014 }, faint: { l: 0.73, c: 0.016 }, inverse: { l: 0.2, c: 0.012 } },
    link: 0.78,
    focus: 0.75,
    vividness: 0.8,
    positive: '#45c98a',
    negative: '#ff8078',
    steps: ['#d39a6c', '#a9b6c8', '#f0b83c', '#f472a4', '#7dd3fc'],
    lights: [0.21, 0.14, 0.11],
    alpha: { chrome: 0.96, sunken: 0.06, veil: 0.62, hover: 0.04, press: 0.08, selected: 0.17, tint: 0.13, subtle: 0.1, regular: 0.18 },
    shadow: {
      card: () => '0 1px 0 #ffffff08 inset, 0 12px 32px -16px #00000099',
      floating: () => '0 1px 0 #ffffff0a inset, 0 24px 64px -16px #000000cc',
    },
  },
};

export const oklchOf = (hex: string): Oklch => toOklch(parseHex(hex));

/** The ink of overlays, hairlines and control edges. */
export const shadeOf = (theme: ThemeSettings, scheme: Scheme): Rgb => neutralsOf(oklchOf(theme.primary)).rgb(basePalettes[scheme].shade);

// Below this chroma a hue is noise: neutrals of a grey theme stay grey.
const neutralShare = 0.1;

/** How strongly a colour's hue is used: not for a grey, fully from this chroma on. */
const wholeChroma = 0.12;
export const hueShareOf = ({ c }: Oklch): number => Math.min(1, c / wholeChroma);

/** Makes the scheme's neutrals: a trace of the primary's hue, less where the primary itself is pale. */
export function neutralsOf(primary: Oklch) {
  const color = ({ l, c }: Neutral): Oklch => ({ l, c: Math.min(c, primary.c * neutralShare), h: primary.h });
  return { color, rgb: (neutral: Neutral): Rgb => toRgb(color(neutral)) };
}
