import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toOklch } from '../color/oklch.ts';
import { over, parseHex, type Rgb } from '../color/srgb.ts';
import { presetNames, themeOfPreset } from '../presets.ts';
import { defaultTheme, type Scheme, schemes, type ThemeSettings } from '../types.ts';
import { anyScheme, anyTheme } from './arbitraries.ts';
import { solveTheme } from './solve.ts';

/** The difference of two colours: their distance in OKLab, where black to white is 1. */
function distance(one: Rgb, other: Rgb): number {
  const [from, to] = [one, other]
    .map(toOklch)
    .map(({ l, c, h }) => [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)]);
  return Math.hypot(...[0, 1, 2].map((axis) => (from?.[axis] ?? 0) - (to?.[axis] ?? 0)));
}

/** Milliseconds that a property may take on a busy machine. */
const patience = 60_000;

/** Disabled controls have half the opacity (`Button.css.ts`). */
const offOpacity = 0.5;

/** On the page and on floating surfaces: enabled text differs from disabled text, and the tint from its background. */
function looksOf(theme: ThemeSettings, scheme: Scheme) {
  const { vars } = solveTheme(theme, scheme);
  const of = (name: string) => vars[`--sez-color-${name}`] ?? '';
  const solid = (name: string) => parseHex(of(name).slice(0, 7));
  const selected = { rgb: solid('state-selected'), alpha: Number.parseInt(of('state-selected').slice(7), 16) / 255 };
  const grounds = [solid('canvas'), solid('surface-floating')];
  const least = (measure: (ground: Rgb) => number) => Math.min(...grounds.map(measure));
  return {
    fromOff: least((ground) => distance(solid('action'), over(solid('ink-strong'), offOpacity, ground))),
    fromQuiet: distance(solid('action'), solid('ink-muted')),
    tint: least((ground) => distance(over(selected.rgb, selected.alpha, ground), ground)),
    action: of('action'),
    link: of('link'),
  };
}

test(
  'in no theme do labels of enabled controls look like those of disabled ones',
  () => {
    fc.assert(
      fc.property(anyTheme, anyScheme, (theme, scheme) => {
        const { fromOff, tint } = looksOf(theme, scheme);
        expect(fromOff).toBeGreaterThan(0.17);
        expect(tint).toBeGreaterThan(0.03);
      }),
      { numRuns: 500 },
    );
  },
  patience,
);

test('a grey theme marks enabled controls by lightness: stronger text on a visible tint', () => {
  for (let level = 0; level <= 255; level += 5) {
    const primary = `#${level.toString(16).padStart(2, '0').repeat(3)}`;
    for (const scheme of schemes) {
      const { fromOff, fromQuiet, tint } = looksOf({ ...defaultTheme, primary, useGradient: false }, scheme);
      expect(fromOff, `${primary} ${scheme}`).toBeGreaterThan(0.3);
      expect(fromQuiet, `${primary} ${scheme}`).toBeGreaterThan(0.1);
      expect(tint, `${primary} ${scheme}`).toBeGreaterThan(scheme === 'light' ? 0.045 : 0.07);
    }
  }
});

test('in a coloured theme, enabled controls have the colour of links', () => {
  for (const name of ['default', ...presetNames] as const) {
    for (const scheme of schemes) {
      const { action, link } = looksOf(themeOfPreset(name), scheme);
      const apart = distance(parseHex(action), parseHex(link));
      if (name === 'monochrome') expect(apart, scheme).toBeGreaterThan(0.12);
      else expect(apart, `${name} ${scheme}`).toBeLessThan(0.01);
    }
  }
});
