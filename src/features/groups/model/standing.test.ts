import { expect, test } from 'vitest';
import { standingIn } from './standing.ts';

test('a member is named by the role, everybody else by the state, strangers not at all', () => {
  expect(standingIn({ myMembership: { status: 'member', role: 'moderator' } })).toBe('Moderator');
  expect(standingIn({ myMembership: { status: 'requested' } })).toBe('Requested');
  expect(standingIn({ myMembership: { status: 'none' } })).toBeUndefined();
  expect(standingIn({})).toBeUndefined();
});
