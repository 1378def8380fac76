import { expect, test } from 'vitest';
import { filterMembers, readMemberQuery } from './memberSearch.ts';

test.each([
  ['', { kind: 'none' }],
  ['a', { kind: 'none' }],
  [' b ', { kind: 'none' }],
  ['@', { kind: 'stay' }],
  ['@ ', { kind: 'stay' }],
  ['@a', { kind: 'username', term: 'a' }],
  ['@anna', { kind: 'username', term: 'anna' }],
  ['an', { kind: 'people', term: 'an' }],
  ['  Анна ', { kind: 'people', term: 'Анна' }],
])('%j is read as %o', (input, query) => {
  expect(readMemberQuery(input)).toEqual(query);
});

const members = [
  { name: 'Анна Вершинина', username: 'anna' },
  { name: 'Joanna Smith', username: 'jo' },
  { name: 'Nobody', username: null },
];
const found = (input: string) => filterMembers(members, input)?.map(({ name }) => name);

test('a list of members uses the same search rules', () => {
  expect(found('')).toHaveLength(3);
  expect(found('@')).toBeUndefined();
  expect(found('@an')).toEqual(['Анна Вершинина']);
  expect(found('anna')).toEqual(['Анна Вершинина', 'Joanna Smith']);
  expect(found('вершинина')).toEqual(['Анна Вершинина']);
  expect(found('x')).toEqual([]);
});
