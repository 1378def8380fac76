import { expect, it } from 'vitest';
import { themeOf } from './decorators/themeOf.ts';

const primaryOf = (primary: unknown) => themeOf({ preset: 'default', primary: primary as string }).primary;

it.each([
  ['000000', '#000000'],
  // Storybook converts values in the address to numbers where possible.
  [0, '#000000'],
  [123, '#000123'],
  [112233, '#112233'],
  ['AA3377', '#AA3377'],
])('reads globals=primary:%s as the colour %s', (primary, color) => {
  expect(primaryOf(primary)).toBe(color);
});

it.each(['', 'red', '1234567'])('leaves the preset alone where primary is "%s"', (primary) => {
  expect(primaryOf(primary)).toBe('#3b82f6');
});
