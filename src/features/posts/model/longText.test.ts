import { expect, test } from 'vitest';
import { isLongText } from './longText.ts';

test.each([
  ['nothing', '', false],
  ['fourteen lines of a paragraph', 'x'.repeat(14 * 64), false],
  ['one character more', 'x'.repeat(14 * 64 + 1), true],
  ['fourteen short lines', Array(14).fill('x').join('\n'), false],
  ['fifteen short lines', Array(15).fill('x').join('\n'), true],
  ['empty lines count too', 'x\n'.repeat(15), true],
] as const)('%s: cut %#', (_name, text, isLong) => expect(isLongText(text)).toBe(isLong));
