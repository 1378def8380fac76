import { expect, test } from 'vitest';
import { canRead, mainActionOf, roleIn, statusAfter, statusLabelOf } from './membership.ts';

test('a request of an invited person makes a member at once, and so does an invitation of a person who asked', () => {
  expect(statusAfter('none', 'requestToJoin')).toBe('requested');
  expect(statusAfter('invited', 'requestToJoin')).toBe('member');
  expect(statusAfter('requested', 'invite')).toBe('member');
});

test('a ban ends every other status, and lifting it restores none', () => {
  for (const status of ['none', 'invited', 'requested', 'member'] as const) expect(statusAfter(status, 'ban')).toBe('banned');
  expect(statusAfter('banned', 'unban')).toBe('none');
  expect(statusAfter('banned', 'requestToJoin')).toBeUndefined();
});

test('posts of a private group are for its members only, and a ban also closes public groups', () => {
  expect(canRead({ isPrivate: false })).toBe(true);
  expect(canRead({ isPrivate: true, myMembership: { status: 'invited' } })).toBe(false);
  expect(canRead({ isPrivate: true, myMembership: { status: 'member' } })).toBe(true);
  expect(canRead({ isPrivate: false, myMembership: { status: 'banned' } })).toBe(false);
});

test('a person who is only invited into a role does not have it yet', () => {
  expect(roleIn({ myMembership: { status: 'invited', role: 'admin' } })).toBeUndefined();
  expect(roleIn({ myMembership: { status: 'member' } })).toBe('member');
});

test.each([
  [{ isPrivate: false }, 'join'],
  [{ isPrivate: true, myMembership: { status: 'none' } }, 'join'],
  [{ isPrivate: false, myMembership: { status: 'requested' } }, 'requested'],
  [{ isPrivate: true, myMembership: { status: 'invited', role: 'admin' } }, 'answer'],
  [{ isPrivate: true, myMembership: { status: 'member', role: 'owner' } }, 'manage'],
  [{ isPrivate: true, myMembership: { status: 'member', role: 'admin' } }, 'manage'],
  [{ isPrivate: true, myMembership: { status: 'member', role: 'moderator' } }, 'leave'],
  [{ isPrivate: true, myMembership: { status: 'member', role: 'member' } }, 'leave'],
  [{ isPrivate: false, myMembership: { status: 'banned' } }, 'banned'],
] as const)('%o offers %s', (group, action) => {
  expect(mainActionOf(group)).toBe(action);
});

test('a member is labelled with the role, other people with their status, strangers not at all', () => {
  expect(statusLabelOf({ myMembership: { status: 'member', role: 'moderator' } })).toBe('Moderator');
  expect(statusLabelOf({ myMembership: { status: 'requested' } })).toBe('Requested');
  expect(statusLabelOf({ myMembership: { status: 'none' } })).toBeUndefined();
  expect(statusLabelOf({})).toBeUndefined();
});
