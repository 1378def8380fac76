import { describe, expect, test } from 'vitest';
import { connectionTypesOf, parseChannelKind, parseConnectionType, parseFilters, sorted } from './connections.ts';

test.each([
  [null, 'followers'],
  ['', 'followers'],
  ['friends', undefined],
  ['Following', undefined],
  ['followers', 'followers'],
  ['following', 'following'],
  ['monitoring', 'monitoring'],
  ['channels', 'channels'],
] as const)('?type=%s is the list %s (val.connection-fetch)', (param, type) => expect(parseConnectionType(param, true)).toBe(type));

test('does not request whom another person monitors', () => {
  expect(connectionTypesOf(false)).toEqual(['followers', 'following', 'channels']);
  expect(parseConnectionType('monitoring', false)).toBe('followers');
  expect(parseConnectionType('channels', false)).toBe('channels');
  expect(parseConnectionType('friends', false)).toBeUndefined();
});

test.each([
  [null, 'all'],
  ['both', 'all'],
  ['following', 'following'],
  ['monitoring', 'monitoring'],
] as const)('?only=%s shows %s channels', (param, kind) => expect(parseChannelKind(param)).toBe(kind));

test('filters are on only when the address says so', () => {
  expect(parseFilters(new URLSearchParams('verified=true'))).toEqual({ verified: true, withUnreadPosts: false });
  expect(parseFilters(new URLSearchParams('verified=1&withUnreadPosts=true'))).toEqual({ verified: false, withUnreadPosts: true });
});

describe('sorting', () => {
  const people = [
    { id: 'a', rating: 5 },
    { id: 'b', rating: 9 },
    { id: 'c', rating: 5 },
  ];
  test.each([
    [null, 'abc'],
    ['newest', 'abc'],
    ['oldest', 'cba'],
    ['rated', 'bac'],
  ] as const)('by %s', (by, order) =>
    expect(
      sorted(people, by)
        .map(({ id }) => id)
        .join(''),
    ).toBe(order));
});
