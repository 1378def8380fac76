import { expect, it } from 'vitest';
import { extractCode } from './CodeInput.tsx';

it.each([
  ['123456', '123456'],
  ['Your code is 123456. It ends in 10 minutes.', '123456'],
  ['Sez 2026: 482 913 is your code', '482913'],
  ['Code: 482-913', '482913'],
  ['482 913', '482913'],
  ['Call +12015550123 if you did not ask for 482913', '482913'],
  ['12345', undefined],
  ['1234567', undefined],
  ['111111 or 222222', undefined],
  ['222222, again: 222222', '222222'],
  ['رمزك هو ٤٨٢٩١٣', '482913'],
  ['コード：４８２ ９１３', '482913'],
  ['no digits', undefined],
])('takes from "%s" the run of exactly six digits: %s', (message, code) => {
  expect(extractCode(message, 6)).toBe(code);
});
