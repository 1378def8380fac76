import { expect, test } from 'vitest';
import { parseResultTab, searchableTerm } from './results.ts';

test.each([
  ['', undefined],
  [' a ', undefined],
  ['ab', 'ab'],
  ['  ab ', 'ab'],
])('the input %j searches for %j (val.search-min)', (input, term) => expect(searchableTerm(input)).toBe(term));

test.each([
  [null, 'top'],
  ['everything', 'top'],
  ['people', 'people'],
  ['posts', 'posts'],
  ['groups', 'groups'],
] as const)('?tab=%s shows %s', (param, tab) => expect(parseResultTab(param)).toBe(tab));
