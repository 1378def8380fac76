import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { presetNames, themeOfPreset } from '../presets.ts';
import { noPreferences } from '../types.ts';
import { paintVersion } from './paint.ts';
import { solvePaint } from './solvePaint.ts';

/** What version `paintVersion` gives. When other values had the same version, people would keep a stale cache. */
const known = { version: 5, digest: 'a44ebbb98d6793bd' };

test('another result of the solver needs another version', () => {
  const looks = (['default', ...presetNames] as const).map((name) => {
    const { light, dark } = solvePaint(themeOfPreset(name), noPreferences).paint;
    return { light, dark };
  });
  const digest = createHash('sha256').update(JSON.stringify(looks)).digest('hex').slice(0, 16);
  expect({ version: paintVersion, digest }, 'Raise paintVersion in paint.ts, then note version and digest here').toEqual(known);
});
