import { expect, test } from 'vitest';
import { assignableRoles, can, canActOn } from './permissions.ts';

test('the owner may do everything but leave, strangers nothing', () => {
  expect(can('owner', 'deleteGroup')).toBe(true);
  expect(can('owner', 'leave')).toBe(false);
  expect(can(undefined, 'publish')).toBe(false);
});

test('nobody removes or bans themselves, everybody hides themselves', () => {
  for (const role of ['owner', 'admin', 'moderator', 'member'] as const) {
    expect(canActOn(role, 'remove', { role, isSelf: true })).toBe(false);
    expect(canActOn(role, 'ban', { role, isSelf: true })).toBe(false);
    expect(canActOn(role, 'editHidden', { role, isSelf: true })).toBe(true);
  }
});

test('roles are given only below one’s own', () => {
  expect(assignableRoles('owner')).toEqual(['admin', 'moderator', 'member']);
  expect(assignableRoles('admin')).toEqual(['moderator', 'member']);
  expect(assignableRoles('moderator')).toEqual([]);
  expect(assignableRoles(undefined)).toEqual([]);
});

test('an admin acts on those below and on no other admin', () => {
  expect(canActOn('admin', 'editRole', { role: 'moderator', isSelf: false })).toBe(true);
  expect(canActOn('admin', 'remove', { role: 'admin', isSelf: false })).toBe(false);
  expect(canActOn('moderator', 'editHidden', { role: 'member', isSelf: false })).toBe(false);
});
