import { expect } from 'vitest';
import type { ContractCases, Harness } from '../harness.ts';

const newPhone = '+12015557777';
const phone = '+12015550123';
const password = 'correct-horse';

const sent = async (harness: Harness, to: string) => {
  await harness.call(null, 'sendSmsCode', { headers: { 'x-captcha-token': 'ok' }, body: { phone: to, type: 'login' } });
};
const isMe = async (harness: Harness, userId: string) => {
  expect(harness.sessionUserId).toBe(userId);
  await Promise.resolve();
};

/** A person with the right code but an invalid profile. */
const newcomer = (profile: object) => async (harness: Harness) => {
  await sent(harness, newPhone);
  return { body: { phone: newPhone, code: '123456', username: 'freshly', ...profile } };
};

/** Sessions, sign-in and connected accounts: 2–15. */
export const accountCases = {
  signUp: {
    as: null,
    send: () => ({ body: { phone: newPhone, password } }),
    effect: async (harness, body) => {
      await isMe(harness, body.user.id);
      expect((await harness.call(null, 'logIn', { body: { phone: newPhone, password } })).status).toBe(200);
    },
    refusals: {
      phoneInvalid: () => ({ body: { phone: '12', password } }),
      passwordShort: () => ({ body: { phone: newPhone, password: 'short' } }),
      passwordLong: () => ({ body: { phone: newPhone, password: 'x'.repeat(129) } }),
      phoneTaken: () => ({ body: { phone, password } }),
    },
  },
  logIn: {
    as: null,
    send: () => ({ body: { phone, password } }),
    effect: (harness, body) => isMe(harness, body.user.id),
    refusals: { wrongCredentials: () => ({ body: { phone, password: 'wrong' } }) },
  },
  logOut: {
    send: () => ({}),
    effect: (harness) => expect(harness.sessionUserId).toBeNull(),
    refusals: { forbidden: () => ({ as: null }) },
  },
  sendSmsCode: {
    as: null,
    send: () => ({ headers: { 'x-captcha-token': 'ok' }, body: { phone, type: 'login' } }),
    effect: async (harness) => expect((await harness.call(null, 'checkSmsCode', { body: { phone, code: '123456' } })).status).toBe(200),
    refusals: {
      noCaptcha: () => ({ body: { phone, type: 'login' } }),
      phoneInvalid: () => ({ headers: { 'x-captcha-token': 'ok' }, body: { phone: 'x', type: 'login' } }),
      tooSoon: async (harness) => {
        await sent(harness, phone);
        return { headers: { 'x-captcha-token': 'ok' }, body: { phone, type: 'login' } };
      },
    },
  },
  checkSmsCode: {
    as: null,
    send: async (harness) => {
      await sent(harness, newPhone);
      return { body: { phone: newPhone, code: '123456', username: 'freshly' } };
    },
    effect: async (harness, body) => {
      await isMe(harness, body.user.id);
      expect(body.isNewUser).toBe(true);
      expect((await harness.call(null, 'getUserByUsername', { params: { username: 'FRESHLY' } })).body.id).toBe(body.user.id);
    },
    refusals: {
      wrongCode: () => ({ body: { phone, code: '000000' } }),
      phoneInvalid: () => ({ body: { phone: 'x', code: '123456' } }),
      usernameInvalid: newcomer({ username: 'two words' }),
      nameTooLong: newcomer({ firstName: 'x'.repeat(101) }),
      emailInvalid: newcomer({ email: 'nowhere' }),
      notRegistered: async (harness) => {
        await sent(harness, newPhone);
        return { body: { phone: newPhone, code: '123456' } };
      },
      usernameTaken: async (harness) => {
        await sent(harness, newPhone);
        return { body: { phone: newPhone, code: '123456', username: 'maya' } };
      },
    },
  },
  completeSiwf: {
    as: null,
    send: () => ({ query: { authorizationCode: 'new-somebody' } }),
    effect: (harness, body) => {
      expect(body.isNewUser).toBe(true);
      return isMe(harness, body.user.id);
    },
    refusals: {
      signInFailed: () => ({ query: { authorizationCode: 'bad-code' } }),
      notRegistered: () => ({ query: { authorizationCode: 'missing-person' } }),
    },
  },
  claimSiwfHandle: {
    send: () => ({ query: { fromUsername: 'lena', toUsername: 'lena_h' } }),
    effect: async (harness) =>
      expect((await harness.call('lena_h', 'getCurrentUser')).body).toMatchObject({
        username: 'lena_h',
        frequencyHandle: { baseHandle: 'lena_h' },
      }),
    refusals: {
      signInFailed: () => ({ query: { fromUsername: 'somebody', toUsername: 'x' } }),
      usernameTaken: () => ({ query: { fromUsername: 'lena', toUsername: 'maya' } }),
      usernameInvalid: () => ({ query: { fromUsername: 'lena', toUsername: 'two words' } }),
    },
  },
  requestXToken: { as: null, send: () => ({}), effect: (_trial, body) => expect(body.oauthToken).toMatch(/^oauth-/) },
  connectX: {
    as: 'maya',
    send: () => ({ body: { oauthToken: 't', oauthVerifier: 'mayas_own' } }),
    effect: async (harness) => expect((await harness.call('maya', 'getCurrentUser')).body.xAccount).toEqual({ username: 'mayas_own' }),
    refusals: {
      invalid: () => ({ body: { oauthToken: 't', oauthVerifier: 'bad-x' } }),
      notRegistered: () => ({ body: { oauthToken: 't', oauthVerifier: 'missing-person' } }),
      taken: () => ({ body: { oauthToken: 't', oauthVerifier: 'lena_streets' } }),
    },
  },
  disconnectX: {
    send: () => ({}),
    effect: async (harness) => expect((await harness.call('lena', 'getCurrentUser')).body.xAccount).toBeNull(),
    refusals: {
      lastSignIn: (harness) => {
        harness.db.users.update(harness.id('eliot'), { xUsername: 'eliot' });
        return { as: 'eliot' };
      },
    },
  },
  requestBlueskyToken: {
    as: null,
    send: () => ({ body: { handle: 'me.bsky.example' } }),
    effect: (_trial, body) => expect(body.url).toContain('/mock-provider/bluesky?'),
    refusals: { handleInvalid: () => ({ body: { handle: 'no handle' } }) },
  },
  connectBluesky: {
    as: 'maya',
    send: () => ({ body: { iss: 'i', state: 's', code: 'maya.bsky.example' } }),
    effect: async (harness) =>
      expect((await harness.call('maya', 'getCurrentUser')).body.blueskyAccount).toEqual({ handle: 'maya.bsky.example' }),
    refusals: {
      invalid: () => ({ body: { iss: '', state: 's', code: 'c' } }),
      notRegistered: () => ({ body: { iss: 'i', state: 's', code: 'missing-person' } }),
      taken: () => ({ body: { iss: 'i', state: 's', code: 'anna.bsky.example' } }),
    },
  },
  disconnectBluesky: {
    as: 'anna',
    send: () => ({}),
    effect: async (harness) => expect((await harness.call('anna', 'getCurrentUser')).body.blueskyAccount).toBeNull(),
    refusals: {
      lastSignIn: (harness) => {
        harness.db.users.update(harness.id('eliot'), { blueskyHandle: 'eliot' });
        return { as: 'eliot' };
      },
    },
  },
} satisfies ContractCases;
