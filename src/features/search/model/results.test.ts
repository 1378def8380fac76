import { expect, test } from 'vitest';
import { tabIn, usableTerm } from './results.ts';

test.each([
  ['', undefined],
  [' a ', undefined],
  ['ab', 'ab'],
  ['  ab ', 'ab'],
])('the input %j searches for %j (val.search-min)', (input, term) => expect(usableTerm(input)).toBe(term));

test.each([
  [null, 'top'],
  ['everything', 'top'],
  ['people', 'people'],
  ['posts', 'posts'],
  ['groups', 'groups'],
] as const)('?tab=%s shows %s', (param, tab) => expect(tabIn(param)).toBe(tab));
