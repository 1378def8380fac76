import { type Laws, textOf } from './law.ts';
import { limits } from './limits.ts';
import { lastSignIn, notRegistered } from './refusals.ts';

const code = textOf(limits.providerCode);

export const connectionLaws = {
  requestXToken: {
    about: 'Gives the token to go to X with.',
  },
  connectX: {
    about: 'Links the X account to the session; without a session, signs in or registers with it.',
    session: 'starts',
    body: { oauthToken: code, oauthVerifier: code },
    errors: {
      invalid: [400, 'Invalid X token'],
      notRegistered,
      taken: [409, 'This X account is connected to another user'],
    },
  },
  disconnectX: {
    about: 'Unlinks the X account and answers with the changed person.',
    errors: {
      lastSignIn,
    },
  },
  requestBlueskyToken: {
    about: 'Gives the address of the Bluesky page to sign in on.',
    errors: {
      handleInvalid: [400, 'Invalid handle'],
    },
  },
  connectBluesky: {
    about: 'Links the Bluesky account to the session; without a session, signs in or registers with it.',
    session: 'starts',
    body: { iss: code, state: code, code },
    errors: {
      invalid: [400, 'Invalid Bluesky callback'],
      notRegistered,
      taken: [409, 'This Bluesky account is connected to another user'],
    },
  },
  disconnectBluesky: {
    about: 'Unlinks the Bluesky account and answers with the changed person.',
    errors: {
      lastSignIn,
    },
  },
} as const satisfies Laws;
