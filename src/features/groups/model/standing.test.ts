import { expect, test } from 'vitest';
import { statusLabelOf } from './standing.ts';

test('a member is named by the role, everybody else by the state, strangers not at all', () => {
  expect(statusLabelOf({ myMembership: { status: 'member', role: 'moderator' } })).toBe('Moderator');
  expect(statusLabelOf({ myMembership: { status: 'requested' } })).toBe('Requested');
  expect(statusLabelOf({ myMembership: { status: 'none' } })).toBeUndefined();
  expect(statusLabelOf({})).toBeUndefined();
});
