import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeFont } from './makeFont.ts';

// One of the four: they are made alike.
it('the font that is served is the published one with what is used of it (npm run fonts)', async () => {
  const served = readFileSync(new URL('../../src/design-system/styles/fonts/inter-latin.woff2', import.meta.url));
  expect((await makeFont('latin')).equals(served)).toBe(true);
  expect(served.length).toBeLessThan(30_000);
}, 60_000);
