import { readdirSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { expect, test } from 'vitest';
import { baselines, tolerance } from './support/baselines.ts';
import { mutations, type Picture, readPicture } from './support/mutations.ts';

// The suite compares with Playwright, which counts differing pixels with pixelmatch. This test does the same without a browser.

const pictures = readdirSync(baselines, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.png'))
  .map((name) => `${baselines}/${name}`);

function isAccepted(picture: Picture, baseline: Picture): boolean {
  const { width, height } = baseline;
  return pixelmatch(picture.data, baseline.data, undefined, width, height, { threshold: tolerance.threshold }) <= tolerance.maxDiffPixels;
}

test('there are accepted pictures', () => {
  expect(pictures.length).toBeGreaterThan(0);
});

test('an accepted picture passes as itself', async () => {
  const baseline = await readPicture(pictures[0] ?? '');
  expect(isAccepted(baseline, baseline)).toBe(true);
});

/** Every second picture is tested with one mutation in turn, so each mutation meets dozens. With `SEZ_FULL` (check:full) all pictures get all. */
const names = Object.keys(mutations);
const isFull = Boolean(process.env['SEZ_FULL']);
const isDue = (picture: number, mutation: number) => isFull || (picture % 2 === 0 && (picture / 2) % names.length === mutation);

test('no accepted picture passes when it is blank, recoloured, faded, shifted or cut', {
  timeout: isFull ? 1_800_000 : 300_000,
}, async () => {
  const passed: string[] = [];
  for (const [index, path] of pictures.entries()) {
    const baseline = await readPicture(path);
    for (const [mutation, name] of names.entries()) {
      if (isDue(index, mutation) && isAccepted(mutations[name]?.(baseline) ?? baseline, baseline)) passed.push(`${name}: ${path}`);
    }
  }
  expect(passed).toEqual([]);
});
