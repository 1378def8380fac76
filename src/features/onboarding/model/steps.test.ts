import { expect, test } from 'vitest';
import { firstMissing, isReachable, numberOf, type OnboardingFacts, steps } from './steps.ts';

const guest: OnboardingFacts = { isNew: false, hasUsername: false, hasCode: false, hasAbout: false };
const made = { username: 'noor', phone: '+12015550123', hasPassword: false };

test('a guest begins with the name, then the number, then the code', () => {
  expect(firstMissing(guest)).toBe('create-username');
  expect(firstMissing({ ...guest, hasUsername: true })).toBe('create-account');
  expect(firstMissing({ ...guest, hasUsername: true, hasCode: true, hasAbout: true })).toBe('verification-code');
});

test('a code without a name still needs the name first', () => {
  expect(firstMissing({ ...guest, hasCode: true })).toBe('create-username');
});

test('a code from sign-in does not skip "About you"', () => {
  expect(firstMissing({ ...guest, hasUsername: true, hasCode: true })).toBe('create-account');
});

test('a number is never skipped, wherever the code was entered', () => {
  expect(steps.map((step) => numberOf(step))).toEqual([1, 2, 3, 4, 5, 6]);
  const afterSignIn = ['create-username', 'create-account', 'create-password', 'add-avatar'] as const;
  expect(afterSignIn.map((step) => numberOf(step, true))).toEqual([3, 4, 5, 6]);
});

test('a new account continues with the password and the picture', () => {
  expect(firstMissing({ ...guest, isNew: true, account: made })).toBe('create-password');
  expect(firstMissing({ ...guest, isNew: true, account: { ...made, hasPassword: true } })).toBe('add-avatar');
});

test('no step is missing once onboarding has ended', () => {
  expect(firstMissing({ ...guest, account: made })).toBeUndefined();
});

test('an account without a name or number has to provide them', () => {
  expect(firstMissing({ ...guest, account: { username: null, phone: null } })).toBe('create-username');
  expect(firstMissing({ ...guest, account: { username: null, phone: '+1' }, hasUsername: true })).toBe('create-account');
});

test('a later step with missing values is not shown, but the steps before it are', () => {
  const named = { ...guest, hasUsername: true };
  expect(steps.filter((step) => isReachable(step, named))).toEqual(['login-method', 'create-username', 'create-account']);
  expect(steps.filter((step) => isReachable(step, guest))).toEqual(['login-method', 'create-username']);
});

test('a person with an account cannot go back to creating it, but may set a password and a picture', () => {
  const signedIn: OnboardingFacts = { ...guest, isNew: true, account: made };
  expect(steps.filter((step) => isReachable(step, signedIn))).toEqual(['create-password', 'add-avatar']);
  const settled: OnboardingFacts = { ...guest, account: { ...made, hasPassword: true } };
  expect(steps.filter((step) => isReachable(step, settled))).toEqual(['add-avatar']);
});

test('an account without a name continues with name, number and code', () => {
  const signedUp: OnboardingFacts = {
    isNew: true,
    hasUsername: true,
    hasCode: true,
    hasAbout: true,
    account: { username: null, phone: '+1', hasPassword: true },
  };
  expect(steps.filter((step) => isReachable(step, signedUp))).toEqual([
    'create-username',
    'create-account',
    'verification-code',
    'add-avatar',
  ]);
});

test('the picture is the last step', () => {
  expect(steps.at(-1)).toBe('add-avatar');
});
