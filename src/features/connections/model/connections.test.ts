import { describe, expect, test } from 'vitest';
import { parseChannelKind, parseConnectionType, parseFilters, sorted } from './connections.ts';

test.each([
  [null, 'followers'],
  ['', 'followers'],
  ['friends', 'followers'],
  ['Following', 'followers'],
  ['followers', 'followers'],
  ['following', 'following'],
  ['monitoring', 'monitoring'],
  ['channels', 'channels'],
] as const)('?type=%s is the list %s (val.connection-fetch)', (param, type) => expect(parseConnectionType(param)).toBe(type));

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
