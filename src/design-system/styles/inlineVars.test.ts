import { expect, test } from 'vitest';
import { inlineVars } from './inlineVars.ts';

test('properties are set by their names, and those without a value are left out', () => {
  expect(inlineVars({ 'var(--size_1ypm72u0)': '40px', 'var(--lines)': '', 'var(--none)': undefined })).toEqual({
    '--size_1ypm72u0': '40px',
    '--lines': '',
  });
});
