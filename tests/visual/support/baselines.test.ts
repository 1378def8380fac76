import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chooseSet, setsIn } from './baselines.ts';

/** What one set may weigh. Whoever clones the project takes all of its history along; raise it only with a reason. */
const budget = 40_000_000;

it('keeps each set of accepted pictures within its budget', () => {
  const folder = 'tests/visual/baselines';
  const sets = setsIn(folder);
  expect(sets.length).toBeGreaterThan(0);
  for (const set of sets) {
    const files = readdirSync(`${folder}/${set}`, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(`${parentPath}/${name}`).size, 0);
    expect(bytes, set).toBeLessThanOrEqual(budget);
  }
});

describe('chooseSet', () => {
  it('takes the set of this browser on this platform', () => {
    expect(chooseSet(['chromium-150-linux', 'chromium-156-linux'], 156, 'linux')).toEqual({ name: 'chromium-156-linux', isThere: true });
  });

  it('takes no set of another version or platform', () => {
    expect(chooseSet(['chromium-156-linux'], 157, 'linux').isThere).toBe(false);
    expect(chooseSet(['chromium-156-linux'], 156, 'darwin')).toEqual({ name: 'chromium-156-darwin', isThere: false });
  });

  it('begins a set of its own where there is none, whatever else lies there', () => {
    expect(chooseSet(['.gitkeep', 'chromium-old'], 160, 'linux')).toEqual({ name: 'chromium-160-linux', isThere: false });
  });
});
