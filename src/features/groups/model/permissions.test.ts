import { expect, test } from 'vitest';
import { assignableRoles, can, canActOn } from './permissions.ts';

test('the owner may do everything except leave, strangers nothing', () => {
  expect(can('owner', 'deleteGroup')).toBe(true);
  expect(can('owner', 'leave')).toBe(false);
  expect(can(undefined, 'publish')).toBe(false);
});

test('everybody in a group but its owner may leave it', () => {
  expect((['owner', 'admin', 'moderator', 'member', undefined] as const).filter((role) => can(role, 'leave'))).toEqual([
    'admin',
    'moderator',
    'member',
  ]);
});

test('nobody can remove or ban themselves, and everybody can hide themselves', () => {
  for (const role of ['owner', 'admin', 'moderator', 'member'] as const) {
    expect(canActOn(role, 'remove', { role, isSelf: true })).toBe(false);
    expect(canActOn(role, 'ban', { role, isSelf: true })).toBe(false);
    expect(canActOn(role, 'editHidden', { role, isSelf: true })).toBe(true);
  }
});

test('only roles below one’s own can be assigned', () => {
  expect(assignableRoles('owner')).toEqual(['admin', 'moderator', 'member']);
  expect(assignableRoles('admin')).toEqual(['moderator', 'member']);
  expect(assignableRoles('moderator')).toEqual([]);
  expect(assignableRoles(undefined)).toEqual([]);
});

test('an admin can act on lower roles, but not on other admins', () => {
  expect(canActOn('admin', 'editRole', { role: 'moderator', isSelf: false })).toBe(true);
  expect(canActOn('admin', 'remove', { role: 'admin', isSelf: false })).toBe(false);
  expect(canActOn('moderator', 'editHidden', { role: 'member', isSelf: false })).toBe(false);
});
