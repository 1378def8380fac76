import { expect, test } from 'vitest';
import { displayNameOf, profilePathOf } from './names.ts';
import { isUserId } from './userId.ts';

const nobody = { id: '7', username: null, displayName: null, name: null, firstName: null, lastName: null };

test.each([
  [{ displayName: 'Maya O.', name: 'Maya' }, 'Maya O.'],
  [{ name: 'Maya' }, 'Maya'],
  [{ firstName: 'Maya', lastName: 'Okafor' }, 'Maya Okafor'],
  [{ lastName: 'Okafor' }, 'Okafor'],
  [{ displayName: '   ', username: 'maya' }, '@maya'],
  [{}, 'User'],
])('%o is shown as %s', (fields, name) => expect(displayNameOf({ ...nobody, ...fields })).toBe(name));

test.each(['\u200e', '\u200b', '\u3164', '\u2800', ' \u00ad\u200d'])('an invisible name (%j) counts as missing', (displayName) => {
  expect(displayNameOf({ ...nobody, displayName, username: 'maya' })).toBe('@maya');
  expect(displayNameOf({ ...nobody, displayName })).toBe('User');
});

test('a name cannot reverse the text around it', () => {
  expect(displayNameOf({ ...nobody, displayName: '\u202Eevil\u202C' })).toBe('evil');
});

test('a profile is addressed by username, else by id', () => {
  expect(profilePathOf({ id: '7', username: 'maya' })).toBe('/user/maya');
  expect(profilePathOf({ id: '7', username: null })).toBe('/profile/7');
});

test.each([
  [undefined, false],
  [null, false],
  ['', false],
  ['  ', false],
  ['null', false],
  ['undefined', false],
  ['7', true],
  ['nullable', true],
] as const)('%j is an id of a person: %s (val.user-id)', (id, expected) => expect(isUserId(id)).toBe(expected));
