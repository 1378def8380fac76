import { expect, test } from 'vitest';
import { isEmail, isName, passwordFault, usernameFault } from './accountRules.ts';

test.each([
  ['ab', 'length'],
  ['a'.repeat(31), 'length'],
  ['Ada-Noor', 'characters'],
  ['ада', 'characters'],
  ['ada noor', 'characters'],
  ['SezusHelp', 'reserved'],
  ['abc', undefined],
  ['A_9'.repeat(10), undefined],
])('the username %s: %s', (username, fault) => expect(usernameFault(username)).toBe(fault));

test('a password has 8 to 128 characters', () => {
  expect([7, 8, 128, 129].map((length) => passwordFault('x'.repeat(length)))).toEqual(['short', undefined, undefined, 'long']);
});

test('a name has 1 to 50 characters, without outer blanks', () => {
  expect(['', '  ', 'A', 'n'.repeat(50), 'n'.repeat(51)].map(isName)).toEqual([false, false, true, true, false]);
});

test.each(['a@b.io', 'first.last+tag@mail.example'])('%s is an e-mail address', (email) => expect(isEmail(email)).toBe(true));
test.each(['a@b', 'a b@c.de', '@c.de', 'a@@c.de', `${'a'.repeat(250)}@c.de`])('%s is none', (email) => expect(isEmail(email)).toBe(false));
