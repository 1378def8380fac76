import { readdirSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import { expect, test } from 'vitest';
import { setsIn, tolerance } from './support/baselines.ts';
import { mutations, type Picture, readPicture } from './support/mutations.ts';

// The suite's own comparison is Playwright's, which counts differing pixels with pixelmatch; so does this test, without a browser.

const folder = 'tests/visual/baselines';

const pictures = setsIn(folder).flatMap((set) =>
  readdirSync(`${folder}/${set}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.png'))
    .map((name) => `${folder}/${set}/${name}`),
);

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

/** Every second picture meets one of the mutations, in turns; each meets dozens. `SEZ_FULL` (npm run check:full) makes every picture meet all. */
const names = Object.keys(mutations);
const isFull = Boolean(process.env['SEZ_FULL']);
const isMet = (picture: number, mutation: number) => isFull || (picture % 2 === 0 && (picture / 2) % names.length === mutation);

test('no accepted picture passes when it is blank, recoloured, faded, shifted or cut', {
  timeout: isFull ? 1_800_000 : 300_000,
}, async () => {
  const passed: string[] = [];
  for (const [index, path] of pictures.entries()) {
    const baseline = await readPicture(path);
    for (const [place, name] of names.entries()) {
      if (isMet(index, place) && isAccepted(mutations[name]?.(baseline) ?? baseline, baseline)) passed.push(`${name}: ${path}`);
    }
  }
  expect(passed).toEqual([]);
});
