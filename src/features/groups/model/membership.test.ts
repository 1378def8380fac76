import { expect, test } from 'vitest';
import { canRead, standingIn } from './membership.ts';

test('a member is named by the role, everybody else by the state, strangers not at all', () => {
  expect(standingIn({ myMembership: { status: 'member', role: 'moderator' } })).toBe('Moderator');
  expect(standingIn({ myMembership: { status: 'requested' } })).toBe('Requested');
  expect(standingIn({ myMembership: { status: 'none' } })).toBeUndefined();
  expect(standingIn({})).toBeUndefined();
});

test('posts of a private group are for its members only', () => {
  expect(canRead({ isPrivate: false })).toBe(true);
  expect(canRead({ isPrivate: true, myMembership: { status: 'invited' } })).toBe(false);
  expect(canRead({ isPrivate: true, myMembership: { status: 'member' } })).toBe(true);
});
