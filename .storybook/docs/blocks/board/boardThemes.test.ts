import { expect, it } from 'vitest';
import { schemes } from '@/design-system/theme/types.ts';
import { fromGlobal, toGlobal } from '../../../customTheme.ts';
import { worstPairs } from '../worstPairs.ts';
import { themeSets } from './boardThemes.ts';

const themes = Object.values(themeSets).flat();

it('names every theme once, in a form that fits into an address', () => {
  expect(new Set(themes.map(({ name }) => name)).size).toBe(themes.length);
  expect(themes.map(({ theme }) => fromGlobal(toGlobal(theme)))).toEqual(themes.map(({ theme }) => theme));
});

it.each(themes)('$name keeps every contrast that is asked for, in both schemes', ({ theme }) => {
  const preferences = { moreContrast: false, reducedTransparency: false };
  const missed = schemes.flatMap((scheme) => worstPairs(theme, scheme, preferences).filter(({ ratio, target }) => ratio < target));
  expect(missed).toEqual([]);
});
