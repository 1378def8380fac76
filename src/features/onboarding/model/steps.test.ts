import { expect, test } from 'vitest';
import { firstMissing, isReachable, type OnboardingFacts, steps } from './steps.ts';

const guest: OnboardingFacts = { isNew: false, hasUsername: false, hasCode: false };
const made = { username: 'noor', phone: '+12015550123', hasPassword: false };

test('a guest begins with the name, then the number, then the code', () => {
  expect(firstMissing(guest)).toBe('create-username');
  expect(firstMissing({ ...guest, hasUsername: true })).toBe('create-account');
  expect(firstMissing({ ...guest, hasUsername: true, hasCode: true })).toBe('verification-code');
});

test('a code without a name still needs the name first', () => {
  expect(firstMissing({ ...guest, hasCode: true })).toBe('create-username');
});

test('a new account goes on with the password and the picture', () => {
  expect(firstMissing({ ...guest, isNew: true, account: made })).toBe('create-password');
  expect(firstMissing({ ...guest, isNew: true, account: { ...made, hasPassword: true } })).toBe('add-avatar');
});

test('nothing is missing once onboarding has ended', () => {
  expect(firstMissing({ ...guest, account: made })).toBeUndefined();
});

test('an account without a name or number is asked for them', () => {
  expect(firstMissing({ ...guest, account: { username: null, phone: null } })).toBe('create-username');
  expect(firstMissing({ ...guest, account: { username: null, phone: '+1' }, hasUsername: true })).toBe('create-account');
});

test('a later step without what it needs is not shown, the steps before are', () => {
  const named = { ...guest, hasUsername: true };
  expect(steps.filter((step) => isReachable(step, named))).toEqual(['login-method', 'create-username', 'create-account']);
  expect(steps.filter((step) => isReachable(step, guest))).toEqual(['login-method', 'create-username']);
});

test('who has an account cannot go back to making it, but may set a password and a picture', () => {
  const signedIn: OnboardingFacts = { ...guest, isNew: true, account: made };
  expect(steps.filter((step) => isReachable(step, signedIn))).toEqual(['create-password', 'add-avatar']);
  const settled: OnboardingFacts = { ...guest, account: { ...made, hasPassword: true } };
  expect(steps.filter((step) => isReachable(step, settled))).toEqual(['add-avatar']);
});

test('an account that lacks its name goes through name, number and code', () => {
  const signedUp: OnboardingFacts = {
    isNew: true,
    hasUsername: true,
    hasCode: true,
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
