import { describe, expect, it } from 'vitest';
import { accountRules, uploadRules } from '@/api';
import { strings as compose } from '@/features/compose/strings';
import { russian as composeInRussian } from '@/features/compose/strings.ru';
import { strings as onboarding } from '@/features/onboarding/strings';
import { russian as onboardingInRussian } from '@/features/onboarding/strings.ru';

// Sentences that name a limit are written by hand, so they have to be compared with the contract.

const { username, password, name } = accountRules;
const megabytes = uploadRules.bytes / 1024 ** 2;
const numbersIn = (sentence: string) => [...sentence.matchAll(/\d+/g)].map(([digits]) => Number(digits));

describe.each([
  ['English', onboarding, compose],
  ['Russian', onboardingInRussian, composeInRussian],
])('sentences in %s', (_language, account, writing) => {
  it.each<readonly [what: string, sentence: string, limits: readonly number[]]>([
    ['a username', account.usernameRules, [username.min, username.max]],
    ['a username that is too short or too long', account.usernameFaults.length, [username.min, username.max]],
    ['a name', account.nameInvalid, [name.min, name.max]],
    ['a password', account.newPasswordRules, [password.min, password.max]],
    ['a password that is too short', account.passwordFaults.short, [password.min]],
    ['a password that is too long', account.passwordFaults.long, [password.max]],
    ['a picture that was scaled down', writing.scaledDown, [megabytes]],
  ])('name the limits of %s as the contract does', (_what, sentence, limits) => {
    expect(numbersIn(sentence)).toEqual(limits);
  });
});
