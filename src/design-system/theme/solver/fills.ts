import { parseHex, type Rgb } from '../color/srgb.ts';
import type { Scheme, ThemeSettings } from '../types.ts';
import { type Fill, solveFill } from './fill.ts';
import { solveInk } from './ink.ts';
import type { Materials } from './materials.ts';
import { basePalettes, neutralsOf, oklchOf } from './palette.ts';
import { extentOf } from './surfaces.ts';
import type { Targets } from './targets.ts';

export const fillNames = ['primary', 'secondary', 'accent', 'negative', 'positive'] as const;
export type FillName = (typeof fillNames)[number];

export interface Fills extends Readonly<Record<FillName, Fill>> {
  /** Text of bands that stand out against the page. */
  inverse: Rgb;
}

export function solveFills(theme: ThemeSettings, scheme: Scheme, materials: Materials, { text, body }: Targets): Fills {
  const base = basePalettes[scheme];
  const surfaces = [materials.page, materials.floating];
  const fill = (hex: string) => solveFill(parseHex(hex), text, surfaces);
  // The band is dark on a light page, so its text is solved as on the other scheme.
  const inverseInk = neutralsOf(oklchOf(theme.primary)).color(base.ink.inverse);
  const inverseDemand = { extent: extentOf([materials.inverse]), target: body };
  return {
    primary: fill(theme.primary),
    secondary: fill(theme.secondary),
    accent: fill(theme.accent),
    negative: fill(base.negative),
    positive: fill(base.positive),
    inverse: solveInk(inverseInk, [inverseDemand], scheme === 'light' ? 'dark' : 'light'),
  };
}
