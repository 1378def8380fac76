import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { makeFont } from './makeFont.ts';

// Checks only one of the four files, because all are created in the same way.
it('the served font is the published one, reduced to the used parts (npm run fonts)', async () => {
  const served = readFileSync(new URL('../../src/design-system/styles/fonts/inter-latin.woff2', import.meta.url));
  expect((await makeFont('latin')).equals(served)).toBe(true);
  expect(served.length).toBeLessThan(30_000);
}, 60_000);
