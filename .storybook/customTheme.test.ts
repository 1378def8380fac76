import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyTheme } from '@/design-system/theme/solver/arbitraries.ts';
import { fromGlobal, toGlobal } from './customTheme.ts';

it('keeps any theme in what an address may carry', () => {
  fc.assert(
    fc.property(anyTheme, (theme) => {
      const text = toGlobal(theme);
      expect(text).toMatch(/^[\w-]+$/);
      expect(fromGlobal(text)).toEqual(theme);
    }),
    { numRuns: 100 },
  );
});

it.each(['', 'on', '3b82f6', '3b82f6-10b981-f59e0b-on-0-30', 'zzzzzz-10b981-f59e0b-on-0-30-3'])('takes "%s" for no theme', (text) => {
  expect(fromGlobal(text)).toBeUndefined();
});
