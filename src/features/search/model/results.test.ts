import { expect, test } from 'vitest';
import { usableTerm } from './results.ts';

test.each([
  ['', undefined],
  [' a ', undefined],
  ['ab', 'ab'],
  ['  ab ', 'ab'],
])('the input %j searches for %j (val.search-min)', (input, term) => expect(usableTerm(input)).toBe(term));
