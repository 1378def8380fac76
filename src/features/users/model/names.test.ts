import { expect, test } from 'vitest';
import { displayNameOf, profilePathOf } from './names.ts';

const nobody = { id: '7', username: null, displayName: null, name: null, firstName: null, lastName: null };

test.each([
  [{ displayName: 'Maya O.', name: 'Maya' }, 'Maya O.'],
  [{ name: 'Maya' }, 'Maya'],
  [{ firstName: 'Maya', lastName: 'Okafor' }, 'Maya Okafor'],
  [{ lastName: 'Okafor' }, 'Okafor'],
  [{ displayName: '   ', username: 'maya' }, '@maya'],
  [{}, 'User'],
])('%o is shown as %s', (fields, name) => expect(displayNameOf({ ...nobody, ...fields })).toBe(name));

test('a name cannot turn the text around it backwards', () => {
  expect(displayNameOf({ ...nobody, displayName: '\u202Eevil\u202C' })).toBe('evil');
});

test('a profile is addressed by username, else by id', () => {
  expect(profilePathOf({ id: '7', username: 'maya' })).toBe('/user/maya');
  expect(profilePathOf({ id: '7', username: null })).toBe('/profile/7');
});
