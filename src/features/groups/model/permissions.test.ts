import { expect, test } from 'vitest';
import { can, canTo, rolesToGive } from './permissions.ts';

test('the owner may do everything but leave, strangers nothing', () => {
  expect(can('owner', 'deleteGroup')).toBe(true);
  expect(can('owner', 'leave')).toBe(false);
  expect(can(undefined, 'publish')).toBe(false);
});

test('nobody removes or bans themselves, everybody hides themselves', () => {
  for (const role of ['owner', 'admin', 'moderator', 'member'] as const) {
    expect(canTo(role, 'remove', { role, isSelf: true })).toBe(false);
    expect(canTo(role, 'ban', { role, isSelf: true })).toBe(false);
    expect(canTo(role, 'editHidden', { role, isSelf: true })).toBe(true);
  }
});

test('roles are given only below one’s own', () => {
  expect(rolesToGive('owner')).toEqual(['admin', 'moderator', 'member']);
  expect(rolesToGive('admin')).toEqual(['moderator', 'member']);
  expect(rolesToGive('moderator')).toEqual([]);
  expect(rolesToGive(undefined)).toEqual([]);
});

test('an admin acts on those below and on no other admin', () => {
  expect(canTo('admin', 'editRole', { role: 'moderator', isSelf: false })).toBe(true);
  expect(canTo('admin', 'remove', { role: 'admin', isSelf: false })).toBe(false);
  expect(canTo('moderator', 'editHidden', { role: 'member', isSelf: false })).toBe(false);
});
