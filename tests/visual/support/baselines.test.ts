import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { baselines, chooseComparison } from './baselines.ts';

/** Maximum bytes of all pictures. Every clone downloads the whole history of them, so raise it only with a reason. */
const budget = 10_000_000;

it('keeps the accepted pictures within their budget', () => {
  const files = readdirSync(baselines, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(`${parentPath}/${name}`).size, 0);
  expect(files.length).toBeGreaterThan(100);
  expect(bytes).toBeLessThanOrEqual(budget);
});

describe('chooseComparison', () => {
  it('compares wherever the browser of the accepted pictures runs', () => {
    expect(chooseComparison(true, false)).toBe('compare');
    expect(chooseComparison(true, true)).toBe('compare');
  });

  it('skips without it on a machine of somebody’s own, and fails in CI', () => {
    expect(chooseComparison(false, false)).toBe('skip');
    expect(chooseComparison(false, true)).toBe('fail');
  });
});
