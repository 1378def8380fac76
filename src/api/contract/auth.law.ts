import { accountRules } from '../accountRules.ts';
import { type Laws, personName, phone, textOf } from './law.ts';
import { emailInvalid, nameTooLong, notRegistered, phoneInvalid, signInFailed, usernameInvalid, usernameTaken } from './refusals.ts';

export const authLaws = {
  signUp: {
    about:
      'Registers with phone and password and starts a session. With a session of the same phone and no password yet, sets the password.',
    session: 'starts',
    alsoAnswers: 200,
    body: { phone, password: textOf(accountRules.password.max, accountRules.password.min) },
    errors: {
      phoneInvalid,
      passwordShort: [400, `Password must be at least ${accountRules.password.min} characters`],
      passwordLong: [400, `Password must be at most ${accountRules.password.max} characters`],
      phoneTaken: [409, 'This phone number is already registered'],
    },
  },
  logIn: {
    about: 'Starts a session with phone and password. Wrong credentials are 400, never 401.',
    session: 'starts',
    body: { phone },
    errors: {
      wrongCredentials: [400, 'Invalid phone or password'],
    },
  },
  sendSmsCode: {
    about: 'Sends a code by SMS.',
    headers: {
      'X-Captcha-Token': { isRequired: true, about: 'The solved captcha.' },
    },
    body: { phone },
    errors: {
      noCaptcha: [400, 'Captcha verification failed'],
      phoneInvalid,
      tooSoon: [429, 'Please wait before requesting another code'],
    },
  },
  checkSmsCode: {
    about: 'Signs a known phone in and fills its empty profile fields; with a username, registers an unknown one.',
    session: 'starts',
    body: {
      phone,
      username: personName,
      firstName: textOf(accountRules.name.max),
      lastName: textOf(accountRules.name.max),
      email: { ...textOf(accountRules.email.max), format: 'email' },
    },
    errors: {
      wrongCode: [400, 'Invalid verification code'],
      phoneInvalid,
      usernameInvalid,
      nameTooLong,
      emailInvalid,
      notRegistered,
      usernameTaken,
    },
  },
  completeSiwf: {
    about:
      'Starts or completes a session from the code the Frequency provider sent back; each code works once. A new user goes on to choose a handle.',
    session: 'starts',
    errors: {
      signInFailed,
      notRegistered,
    },
  },
  claimSiwfHandle: {
    about:
      "Claims `toUsername` for the caller, who is `fromUsername` now. `url` is the provider's page to confirm it on, `null` when it is done.",
    errors: {
      signInFailed,
      usernameInvalid,
      usernameTaken,
    },
  },
} as const satisfies Laws;
