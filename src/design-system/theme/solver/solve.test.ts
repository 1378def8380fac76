import { differenceCiede2000 } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vars as contract } from '../../tokens/contract.css.ts';
import { toOklch } from '../color/oklch.ts';
import { contrast, luminance, over, parseHex } from '../color/srgb.ts';
import { presetNames, themeOfPreset } from '../presets.ts';
import { defaultTheme, noPreferences, schemes } from '../types.ts';
import { anyPreferences, anyScheme, anyTheme } from './arbitraries.ts';
import { isReadable, limitLights, readableBounds } from './guard.ts';
import { makeMaterials } from './materials.ts';
import { solveTheme } from './solve.ts';
import { extentOf, sampleSurfaces, scaleLights } from './surfaces.ts';

const runs = 1000;
/** Milliseconds that a property may take on a busy machine. */
const patience = 60_000;
const failing = (report: ReturnType<typeof solveTheme>['report']) => report.pairs.filter(({ ratio, target }) => ratio < target);

test(
  'every pair meets its target for any theme, scheme and preference',
  () => {
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
  },
  patience,
);

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

test(
  'leaves the settings untouched and gives the same answer twice',
  () => {
    fc.assert(
      fc.property(anyTheme, anyScheme, anyPreferences, (theme, scheme, preferences) => {
        const before = structuredClone(theme);
        const first = solveTheme(Object.freeze(theme), scheme, preferences);
        expect(solveTheme(theme, scheme, preferences)).toEqual(first);
        expect(theme).toEqual(before);
      }),
      { numRuns: 300 },
    );
  },
  patience,
);

test(
  'shows the chosen colours unchanged if they carry no text',
  () => {
    fc.assert(
      fc.property(anyTheme, anyScheme, (theme, scheme) => {
        const { vars } = solveTheme(theme, scheme);
        expect(vars['--sez-color-brand-primary']).toBe(theme.primary);
        expect(vars['--sez-color-brand-accent']).toBe(theme.accent);
      }),
      { numRuns: 200 },
    );
  },
  patience,
);

test(
  'readable text stays readable with less light, and is always readable without light',
  () => {
    fc.assert(
      fc.property(anyTheme, anyScheme, fc.double({ min: 0, max: 1, noNaN: true }), (theme, scheme, share) => {
        const materials = makeMaterials(theme, scheme, noPreferences);
        const most = limitLights(materials, scheme);
        expect(isReadable(materials, scheme, 0)).toBe(true);
        expect(isReadable(materials, scheme, most)).toBe(true);
        expect(isReadable(materials, scheme, most * share)).toBe(true);
      }),
      { numRuns: 500 },
    );
  },
  patience,
);

test(
  'a higher adjustment never makes the lights weaker, and beyond its range it has no effect',
  () => {
    const tint = (vars: Readonly<Record<string, string>>) =>
      ['primary', 'secondary', 'accent'].map((name) => vars[`--sez-color-tint-${name}`]);
    const alphas = (vars: Readonly<Record<string, string>>) => tint(vars).map((color) => Number.parseInt((color ?? '').slice(7), 16));
    const adjustment = fc.integer({ min: -300, max: 300 });
    fc.assert(
      fc.property(anyTheme, anyScheme, adjustment, adjustment, (theme, scheme, one, other) => {
        const solve = (colorOpacity: number) => solveTheme({ ...theme, useGradient: true, colorOpacity }, scheme);
        const weaker = solve(Math.min(one, other));
        const stronger = solve(Math.max(one, other));
        for (const [index, alpha] of alphas(weaker.vars).entries()) expect(alphas(stronger.vars)[index]).toBeGreaterThanOrEqual(alpha);
        const { opacityReach } = weaker.report;
        expect(solve(opacityReach).report.lightsKept).toBe(1);
        const beyond = alphas(solve(300).vars);
        const within = alphas(solve(opacityReach).vars);
        // One percent of a light is at most one step of eight bits.
        for (const [index, alpha] of beyond.entries()) expect(alpha - (within[index] ?? 0)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 100 },
    );
  },
  patience,
);

test('limits the lights only when the surface would leave its readable side', () => {
  const bright = { ...defaultTheme, primary: '#ffffff', colorOpacity: 300 };
  expect(solveTheme(bright, 'dark').report.lightsKept).toBeLessThan(0.5);
  const materials = makeMaterials(bright, 'dark', noPreferences);
  expect(isReadable(materials, 'dark', limitLights(materials, 'dark') + 0.01)).toBe(false);
  expect(readableBounds.dark.rest).toBe(0.075);
});

test('neither the default theme nor a preset needs any limiting', () => {
  for (const name of ['default', ...presetNames] as const) {
    for (const scheme of schemes) expect(solveTheme(themeOfPreset(name), scheme).report.lightsKept, `${name} ${scheme}`).toBe(1);
  }
});

const inkLightness = (vars: Readonly<Record<string, string>>, name: string) => toOklch(parseHex(vars[`--sez-color-ink-${name}`] ?? '')).l;

test(
  'strong, muted and faint text stay apart in any theme',
  () => {
    fc.assert(
      fc.property(anyTheme, anyScheme, anyPreferences, (theme, scheme, preferences) => {
        const { vars } = solveTheme(theme, scheme, preferences);
        const [strong, muted, faint] = ['strong', 'muted', 'faint'].map((name) => inkLightness(vars, name)) as [number, number, number];
        const sign = scheme === 'light' ? 1 : -1;
        // The step is 0.05, less the rounding to eight bits. Where all text has 7:1, there isn't space for two whole steps.
        const least = preferences.moreContrast ? 0.03 : 0.04;
        expect(sign * (muted - strong)).toBeGreaterThanOrEqual(least);
        expect(sign * (faint - muted)).toBeGreaterThanOrEqual(least);
      }),
      { numRuns: runs },
    );
  },
  patience,
);

test(
  'the corners of the colour space keep every pair and every distance, at the brightest lights and with glassy cards',
  () => {
    const corners = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff'];
    for (const primary of corners) {
      for (const secondary of corners) {
        const accent = corners[(corners.indexOf(primary) + 3) % corners.length] ?? primary;
        for (const scheme of schemes) {
          const theme = { primary, secondary, accent, useGradient: true, colorOpacity: 300, cardBgOpacity: 0, postBgOpacity: 0 };
          const { vars, report } = solveTheme(theme, scheme);
          expect(failing(report)).toEqual([]);
          expect(Math.abs(inkLightness(vars, 'strong') - inkLightness(vars, 'muted')), JSON.stringify(theme)).toBeGreaterThanOrEqual(0.04);
        }
      }
    }
  },
  patience,
);

test(
  'between the sampled canvases no surface is noticeably darker or lighter than reported',
  () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(anyTheme, anyScheme, fc.tuple(share, share, share), (theme, scheme, shares) => {
        const materials = makeMaterials({ ...theme, useGradient: true }, scheme, noPreferences);
        const strength = Math.min(materials.strength, limitLights(materials, scheme));
        const { canvas } = sampleSurfaces(materials, strength);
        const { min, max } = extentOf(canvas);
        const spot = scaleLights(materials.lights, strength).reduceRight(
          (beneath, { rgb, alpha }, index) => over(rgb, alpha * (shares[index] ?? 0), beneath),
          materials.page,
        );
        expect(luminance(spot)).toBeGreaterThan(min - 0.006);
        expect(luminance(spot)).toBeLessThan(max + 0.006);
      }),
      { numRuns: 500 },
    );
  },
  patience,
);

test('the primary colour of each preset clearly differs from the colour of destructive actions', () => {
  const far = differenceCiede2000();
  for (const name of ['default', ...presetNames] as const) {
    for (const scheme of schemes) {
      const { vars } = solveTheme(themeOfPreset(name), scheme);
      const fill = (of: string) => vars[`--sez-color-fill-${of}-base`] ?? '';
      expect(far(fill('primary'), fill('negative')), `${name} ${scheme}`).toBeGreaterThan(15);
    }
  }
});

test('a person who wants more contrast gets a flat canvas and 7:1 for all text', () => {
  const { vars, report } = solveTheme(defaultTheme, 'dark', { ...noPreferences, moreContrast: true });
  expect(vars['--sez-color-tint-primary']).toBe('#3b82f600');
  const muted = report.pairs.filter(({ foreground }) => foreground === 'muted' || foreground === 'link');
  expect(Math.min(...muted.map(({ ratio }) => ratio))).toBeGreaterThanOrEqual(7);
});

test('a person who wants less transparency gets opaque cards, posts and header', () => {
  const { vars } = solveTheme(defaultTheme, 'light', { ...noPreferences, reducedTransparency: true });
  for (const name of ['card', 'nested', 'chrome']) expect(vars[`--sez-color-surface-${name}`]).toMatch(/ff$/);
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

test('cards and posts have their opacities, and the adjustment multiplies that of the lights (gap.theme.what-uses-opacity)', () => {
  const varsOf = (part: Partial<typeof defaultTheme>) => solveTheme({ ...defaultTheme, ...part }, 'light').vars;
  const alphaOf = (color = '') => Number.parseInt(color.slice(7) || 'ff', 16) / 255;
  for (const percent of [0, 40, 100]) {
    const vars = varsOf({ cardBgOpacity: percent, postBgOpacity: percent });
    expect(alphaOf(vars['--sez-color-surface-card'])).toBeCloseTo(percent / 100, 2);
    expect(alphaOf(vars['--sez-color-surface-nested'])).toBeCloseTo(percent / 100, 2);
  }
  const light = (colorOpacity: number) => alphaOf(varsOf({ colorOpacity })['--sez-color-tint-primary']);
  expect([50, -50, -100].map((percent) => Math.round((light(percent) / light(0)) * 10) / 10)).toEqual([1.5, 0.5, 0]);
});

test('refuses a colour that is not # and six digits', () => {
  expect(() => solveTheme({ ...defaultTheme, accent: 'red' }, 'light')).toThrow(RangeError);
});

test('reports the ratios of the returned colours', () => {
  const { vars, report } = solveTheme(defaultTheme, 'light');
  const y = (name: string) => luminance(parseHex(vars[`--sez-color-${name}`] ?? ''));
  const reported = report.pairs.find(({ surface }) => surface === 'primary fill');
  expect(reported?.ratio).toBe(contrast(y('fill-primary-base'), y('fill-primary-on')));
});

test('gold stays gold and positive stays green: neither is darkened for surfaces on which it is never used', () => {
  for (const name of ['default', ...presetNames] as const) {
    const { vars } = solveTheme(themeOfPreset(name), 'light');
    const lightness = (token: string) => toOklch(parseHex(vars[`--sez-color-${token}`] ?? '')).l;
    expect(lightness('step-three'), name).toBeGreaterThan(0.63);
    expect(lightness('positive-ink'), name).toBeGreaterThan(0.43);
    expect(lightness('positive-mark'), name).toBeGreaterThan(0.49);
  }
});

interface Tree {
  readonly [name: string]: string | Tree;
}
const leaves = (tree: Tree): string[] => Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : leaves(value)));

test('the solver fills exactly the contract of colours, opacities and shadows', () => {
  const { color, opacity, shadow } = contract;
  const names = leaves({ color, opacity, shadow }).map((reference) => reference.slice('var('.length, -1));
  for (const scheme of schemes) expect(Object.keys(solveTheme(defaultTheme, scheme).vars).sort()).toEqual(names.sort());
});
