// Compares sampled pixels of a screenshot with the composite model: the browser must paint what the solver computes.
import type { Page } from '@playwright/test';
import { contrast, luminance, parseHex, type Rgb } from '../../src/design-system/theme/color/srgb.ts';
import { limitLights } from '../../src/design-system/theme/solver/guard.ts';
import { makeMaterials } from '../../src/design-system/theme/solver/materials.ts';
import { extentOf, sampleSurfaces } from '../../src/design-system/theme/solver/surfaces.ts';
import { noPreferences } from '../../src/design-system/theme/types.ts';
import { expect, test } from './support/test.ts';
import { extremeCases, presetCases, showTheme, type ThemeCase } from './support/themes.ts';

type Clip = { x: number; y: number; width: number; height: number };

/** Reads pixels of a screenshot of the page. It is decoded in a separate empty page, which has no security policy. */
async function pixelsOf(page: Page, points: readonly (readonly [number, number])[], clip?: Clip): Promise<Rgb[]> {
  const picture = (await page.screenshot(clip ? { clip } : {})).toString('base64');
  const blank = page.context().pages()[1] ?? (await page.context().newPage());
  const pixels = await blank.evaluate(
    async ([source, wanted]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
      canvas?.drawImage(image, 0, 0);
      return wanted.map(([x, y]) => Array.from(canvas?.getImageData(x, y, 1, 1).data ?? []).slice(0, 3));
    },
    [picture, points] as const,
  );
  return pixels as unknown as Rgb[];
}

/** Covers the page with boxes that are painted like canvas, card and post under all three lights at full strength. */
async function paintStacks(page: Page): Promise<void> {
  await page.evaluate(() => {
    const flat = (name: string) => `linear-gradient(var(--sez-color-${name}), var(--sez-color-${name}))`;
    const lights = ['tint-primary', 'tint-secondary', 'tint-accent'].map(flat);
    const stacks = [lights, [flat('surface-card'), ...lights], [flat('surface-nested'), flat('surface-card'), ...lights]];
    for (const [index, layers] of stacks.entries()) {
      const box = document.createElement('div');
      box.style.cssText = `position:fixed;z-index:9999;left:${index * 60}px;top:0;width:60px;height:60px;background:${layers.join(',')},var(--sez-color-canvas)`;
      document.body.append(box);
    }
  });
}

const stackPoints = [
  [30, 30],
  [90, 30],
  [150, 30],
] as const;
const stackClip = { x: 0, y: 0, width: 180, height: 60 };

function model({ theme, scheme }: ThemeCase) {
  const materials = makeMaterials(theme, scheme, noPreferences);
  return sampleSurfaces(materials, Math.min(materials.strength, limitLights(materials, scheme)));
}

test('canvas, card and nested parts have the colours of the model, to one step of eight bits per layer', async ({ app, page }) => {
  await app.open('/nowhere');
  await paintStacks(page);
  for (const theme of [...presetCases, ...extremeCases(6)]) {
    await showTheme(page, theme);
    const painted = await pixelsOf(page, stackPoints, stackClip);
    const { canvas, card, nested } = model(theme);
    // In the last sample every light is at its peak.
    for (const [index, samples] of [canvas, card, nested].entries()) {
      const expected = samples.at(-1) ?? [0, 0, 0];
      const difference = Math.max(...expected.map((value, channel) => Math.abs(value - (painted[index]?.[channel] ?? NaN))));
      // The canvas has three lights and each level adds one layer; every blending may round by one.
      expect
        .soft(difference, `${theme.name}: layer ${index}, painted ${String(painted[index])}, expected ${String(expected)}`)
        .toBeLessThanOrEqual(3 + index);
    }
  }
});

test('no spot of the real canvas is darker or lighter than the model allows', async ({ app, page }) => {
  await app.open('/nowhere');
  // Hides the content, as only the canvas is measured.
  await page.addStyleTag({ content: '#root { visibility: hidden }' });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const steps = Array.from({ length: 12 }, (_, index) => (index + 0.5) / 12);
  const points = steps.flatMap((x) => steps.map((y) => [Math.round(x * width), Math.round(y * height)] as const));
  for (const theme of [...presetCases, ...extremeCases(6)]) {
    await showTheme(page, theme);
    const painted = extentOf(await pixelsOf(page, points));
    const modelled = extentOf(model(theme).canvas);
    expect.soft(painted.min, `${theme.name}: darkest`).toBeGreaterThanOrEqual(modelled.min - 0.004);
    expect.soft(painted.max, `${theme.name}: lightest`).toBeLessThanOrEqual(modelled.max + 0.004);
    const ink = luminance(
      parseHex(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--sez-color-ink-strong'))),
    );
    expect.soft(Math.min(contrast(ink, painted.min), contrast(ink, painted.max)), `${theme.name}: body text`).toBeGreaterThanOrEqual(7);
  }
});
