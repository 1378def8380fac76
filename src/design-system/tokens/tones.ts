import type { Tone } from '../vocabulary.ts';
import { vars } from './contract.css.ts';

const { color } = vars;

/** The look of each tone for stylesheets, in one file, so that a tone has the same colour everywhere. */

/** As text and drawings; `accent` on drawings only, whose contrast it has. */
export const inkOf = {
  inherit: 'inherit',
  strong: color.ink.strong,
  muted: color.ink.muted,
  faint: color.ink.faint,
  primary: color.link,
  accent: color.fill.accent.edge,
  positive: color.positive.ink,
  negative: color.negative.ink,
} as const satisfies Partial<Record<Tone, string>>;

/** As a fill: itself, what is written on it, and its edge. */
export const fillOf = {
  neutral: { base: color.surface.inverse, hover: color.surface.inverse, on: color.ink.inverse, edge: color.surface.inverse },
  primary: color.fill.primary,
  accent: color.fill.accent,
  positive: color.fill.positive,
  negative: color.fill.negative,
} as const satisfies Partial<Record<Tone, object>>;

/** As a tint under its own ink; the primary's own is `color.action`. */
export const tintOf = {
  primary: color.state.selected,
  accent: `color-mix(in srgb, ${color.brand.accent} 10%, transparent)`,
  positive: color.positive.tint,
  negative: color.negative.tint,
} as const satisfies Partial<Record<Tone, string>>;

/** Colours of what is shown on black in every theme and scheme: images that fill the window. No theme changes them. */
export const onBlack = {
  ground: 'black',
  ink: 'white',
  quiet: 'rgb(255 255 255 / 0.8)',
  hover: 'rgb(255 255 255 / 0.16)',
  press: 'rgb(255 255 255 / 0.28)',
  /** The edge of a control that stands half over the image and half over the black beside it. */
  edge: 'rgb(255 255 255 / 0.3)',
  /** Under text over an image: white text is readable on it even where the image is white. */
  shade: 'rgb(0 0 0 / 0.6)',
} as const;
