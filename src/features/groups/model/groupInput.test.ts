import { expect, test } from 'vitest';
import { changeOf, creationOf, emptyGroup, filledFields, plainUsername, problemsOf } from './groupInput.ts';

test('only filled fields are sent, and "not private" counts as filled', () => {
  expect(filledFields({ isPrivate: false, name: ' Trams ', email: '  ', description: '', typeId: null })).toEqual({
    isPrivate: false,
    name: 'Trams',
  });
  expect(filledFields({})).toEqual({});
});

test('an emptied optional text is sent as empty; one that was empty before is left out', () => {
  const before = { ...emptyGroup, name: 'Trams', username: 'trams', typeId: '1', description: 'Rails', terms: 'Be kind' };
  const changed = changeOf({ ...before, description: ' ', email: '' }, before);
  expect(changed).toEqual({ isPrivate: false, name: 'Trams', username: 'trams', typeId: '1', description: '', terms: 'Be kind' });
});

test('privacy may be an option with a value', () => {
  expect(filledFields({ isPrivate: { value: true } })).toEqual({ isPrivate: true });
  expect(filledFields({ isPrivate: { value: false } })).toEqual({ isPrivate: false });
});

test('name, username and type are required, and an e-mail address only has to be valid', () => {
  expect(Object.keys(problemsOf(emptyGroup))).toEqual(['name', 'username', 'typeId']);
  const draft = { ...emptyGroup, name: 'Trams', username: 'trams', typeId: '1' };
  expect(problemsOf(draft)).toEqual({});
  expect(Object.keys(problemsOf({ ...draft, email: 'trams' }))).toEqual(['email']);
  expect(problemsOf({ ...draft, email: 'a@trams.example' })).toEqual({});
});

test('a new group says whether it is private and leaves blank texts out', () => {
  const draft = { ...emptyGroup, name: 'Trams', username: 'trams', typeId: '1', terms: ' ' };
  expect(creationOf(draft)).toEqual({ isPrivate: false, name: 'Trams', username: 'trams', typeId: '1' });
});

test('a username has neither blanks nor a leading @', () => {
  expect(plainUsername(' @street lab')).toBe('streetlab');
});
