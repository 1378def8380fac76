import { expect, test } from 'vitest';
import { themeOfPreset } from '@/design-system/theme/presets.ts';
import { solveTheme } from '@/design-system/theme/solver/index.ts';
import { noPreferences, schemes } from '@/design-system/theme/types.ts';
import { previewRatios } from './previewRatios.ts';

test('shows one figure for each pair, truncated instead of rounded up', () => {
  const { report } = solveTheme(themeOfPreset('ocean'), 'light', noPreferences);
  const button = report.pairs.find(({ surface }) => surface === 'primary fill')?.ratio ?? 0;
  const shown = previewRatios(report).find(({ name }) => name === 'button')?.shown;
  expect(Number(shown)).toBeLessThanOrEqual(button);
  expect(Number(shown)).toBeGreaterThan(button - 0.1);
});

test('has a figure for text, link, button and accent in both schemes', () => {
  for (const scheme of schemes) {
    const ratios = previewRatios(solveTheme(themeOfPreset('sunset'), scheme).report);
    expect(ratios.map(({ name }) => name)).toEqual(['text', 'link', 'button', 'accent']);
    expect(ratios.every(({ shown, meetsTarget }) => Number(shown) >= 4.5 && meetsTarget)).toBe(true);
  }
});

test('reports a pair that misses its target', () => {
  const { report } = solveTheme(themeOfPreset('ocean'), 'light');
  const pairs = report.pairs.map((pair) => (pair.surface === 'accent fill' ? { ...pair, ratio: 4.49 } : pair));
  expect(previewRatios({ ...report, pairs }).find(({ name }) => name === 'accent')).toEqual({
    name: 'accent',
    shown: '4.4',
    meetsTarget: false,
  });
});
