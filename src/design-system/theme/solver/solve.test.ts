import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toOklch } from '../color/oklch.ts';
import { contrast, luminance, parseHex } from '../color/srgb.ts';
import { presetNames, themeOfPreset } from '../presets.ts';
import { defaultTheme, noPreferences, schemes } from '../types.ts';
import { anyPreferences, anyScheme, anyTheme } from './arbitraries.ts';
import { isReadable, limitLights, readableBounds } from './guard.ts';
import { makeMaterials } from './materials.ts';
import { solveTheme } from './solve.ts';

const runs = 1500;
const failing = (report: ReturnType<typeof solveTheme>['report']) => report.pairs.filter(({ ratio, target }) => ratio < target);

test('every pair meets its target for any theme, scheme and preference', () => {
  let pairs = 0;
  fc.assert(
    fc.property(anyTheme, anyScheme, anyPreferences, (theme, scheme, preferences) => {
      const { report } = solveTheme(theme, scheme, preferences);
      pairs += report.pairs.length;
      expect(failing(report)).toEqual([]);
    }),
    { numRuns: runs },
  );
  process.stdout.write(`theme solver: ${runs} random themes, ${pairs} pairs, 0 below their target\n`);
});

test('every pair of every preset meets its target in both schemes, also with more contrast', () => {
  for (const name of ['default', ...presetNames] as const) {
    for (const scheme of schemes) {
      for (const moreContrast of [false, true]) {
        const { report } = solveTheme(themeOfPreset(name), scheme, { ...noPreferences, moreContrast });
        expect(failing(report), `${name} ${scheme}`).toEqual([]);
      }
    }
  }
});

test('leaves the settings untouched and gives the same answer twice', () => {
  fc.assert(
    fc.property(anyTheme, anyScheme, anyPreferences, (theme, scheme, preferences) => {
      const before = structuredClone(theme);
      const first = solveTheme(Object.freeze(theme), scheme, preferences);
      expect(solveTheme(theme, scheme, preferences)).toEqual(first);
      expect(theme).toEqual(before);
    }),
    { numRuns: 300 },
  );
});

test('shows the chosen colours exactly as chosen where they carry no text', () => {
  fc.assert(
    fc.property(anyTheme, anyScheme, (theme, scheme) => {
      const { vars } = solveTheme(theme, scheme);
      expect(vars['--sez-color-brand-primary']).toBe(theme.primary);
      expect(vars['--sez-color-brand-accent']).toBe(theme.accent);
    }),
    { numRuns: 200 },
  );
});

test('what is readable stays readable with less light, and without light always is', () => {
  fc.assert(
    fc.property(anyTheme, anyScheme, fc.double({ min: 0, max: 1, noNaN: true }), (theme, scheme, share) => {
      const materials = makeMaterials(theme, scheme, noPreferences);
      const k = limitLights(materials, scheme);
      expect(isReadable(materials, scheme, 0)).toBe(true);
      expect(isReadable(materials, scheme, k)).toBe(true);
      expect(isReadable(materials, scheme, k * share)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('keeps no larger share of the lights when they are made brighter', () => {
  fc.assert(
    fc.property(anyTheme, anyScheme, fc.integer({ min: 0, max: 300 }), (theme, scheme, more) => {
      const solve = (colorOpacity: number) => {
        const wish = { ...theme, useGradient: true, colorOpacity };
        const weakest = Math.min(...makeMaterials(wish, scheme, noPreferences).lights.map(({ alpha }) => alpha));
        return { kept: solveTheme(wish, scheme).report.lightsKept, rounding: 0.5 / 255 / weakest };
      };
      const less = solve(theme.colorOpacity);
      const brighter = solve(Math.min(300, theme.colorOpacity + more));
      // The search stops within 1/1024, and the weakest light's alpha is rounded to 1/255 at either strength.
      expect(brighter.kept).toBeLessThanOrEqual(less.kept + 1 / 1024 + less.rounding + brighter.rounding);
    }),
    { numRuns: 300 },
  );
});

test('limits the lights only when the surface would leave its readable side', () => {
  const bright = { ...defaultTheme, primary: '#ffffff', colorOpacity: 300 };
  expect(solveTheme(defaultTheme, 'light').report.lightsKept).toBe(1);
  expect(solveTheme(bright, 'dark').report.lightsKept).toBeLessThan(0.5);
  const materials = makeMaterials(bright, 'dark', noPreferences);
  expect(isReadable(materials, 'dark', solveTheme(bright, 'dark').report.lightsKept + 0.01)).toBe(false);
  expect(readableBounds).toEqual({ light: 0.42, dark: 0.075 });
});

test('a person who wants more contrast gets a flat canvas and 7:1 for all text', () => {
  const { vars, report } = solveTheme(defaultTheme, 'dark', { ...noPreferences, moreContrast: true });
  expect(vars['--sez-color-tint-primary']).toBe('#3b82f600');
  const muted = report.pairs.filter(({ foreground }) => foreground === 'muted' || foreground === 'link');
  expect(Math.min(...muted.map(({ ratio }) => ratio))).toBeGreaterThanOrEqual(7);
});

test('a person who wants less transparency gets opaque cards, posts and header', () => {
  const { vars } = solveTheme(defaultTheme, 'light', { ...noPreferences, reducedTransparency: true });
  for (const name of ['card', 'post', 'chrome']) expect(vars[`--sez-color-surface-${name}`]).toMatch(/ff$/);
});

test('without gradient the lights are out and nothing is limited', () => {
  const { vars, report } = solveTheme({ ...defaultTheme, useGradient: false, colorOpacity: 300 }, 'dark');
  expect(vars['--sez-color-tint-accent']).toBe('#f59e0b00');
  expect(report.lightsKept).toBe(1);
});

test('treats numbers out of range as the nearest end', () => {
  const beyond = { ...defaultTheme, colorOpacity: 301, cardBgOpacity: 101, postBgOpacity: -1 };
  const end = { ...defaultTheme, colorOpacity: 300, cardBgOpacity: 100, postBgOpacity: 0 };
  expect(solveTheme(beyond, 'light').vars).toEqual(solveTheme(end, 'light').vars);
});

test('refuses a colour that is not # and six digits', () => {
  expect(() => solveTheme({ ...defaultTheme, accent: 'red' }, 'light')).toThrow(RangeError);
});

test('measures the ratios it reports on the colours it hands out', () => {
  const { vars, report } = solveTheme(defaultTheme, 'light');
  const y = (name: string) => luminance(parseHex(vars[`--sez-color-${name}`] ?? ''));
  const reported = report.pairs.find(({ surface }) => surface === 'primary fill');
  expect(reported?.ratio).toBe(contrast(y('fill-primary-base'), y('fill-primary-on')));
});

test('gold stays gold and good stays green: neither is darkened for places where it never stands', () => {
  for (const name of ['default', ...presetNames] as const) {
    const { vars } = solveTheme(themeOfPreset(name), 'light');
    const lightness = (token: string) => toOklch(parseHex(vars[`--sez-color-${token}`] ?? '')).l;
    expect(lightness('tone-three'), name).toBeGreaterThan(0.63);
    expect(lightness('positive-ink'), name).toBeGreaterThan(0.43);
    expect(lightness('positive-mark'), name).toBeGreaterThan(0.49);
  }
});
