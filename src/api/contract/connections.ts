import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { authResultSchema, currentUserSchema } from '../schema/currentUser.ts';

/** Gives the token to go to X with. */
export const requestXToken = endpoint({
  n: 7,
  method: 'POST',
  path: '/api/auth/login-x/request-token',
  response: v.object({ oauthToken: v.string() }),
  isPublic: true,
});

/**
 * Links the X account to the session; without a session, signs in or registers with it.
 * @throws 400 Invalid X token
 * @throws 409 This X account is connected to another user
 */
export const connectX = endpoint({
  n: 8,
  method: 'POST',
  path: '/api/users/connect-x',
  body: v.object({ oauthToken: v.string(), oauthVerifier: v.string() }),
  response: authResultSchema,
  isPublic: true,
});

/**
 * Unlinks the X account and answers with the changed person.
 * @throws 400 Connect another sign-in method first
 */
export const disconnectX = endpoint({ n: 9, method: 'POST', path: '/api/users/disconnect-x', response: currentUserSchema });

/**
 * Gives the address of the Bluesky page to sign in on.
 * @throws 400 Invalid handle
 */
export const requestBlueskyToken = endpoint({
  n: 10,
  method: 'POST',
  path: '/api/auth/login-bluesky/request-token',
  body: v.object({ handle: v.optional(v.string()) }),
  response: v.object({ url: v.string() }),
  isPublic: true,
});

/**
 * Links the Bluesky account to the session; without a session, signs in or registers with it.
 * @throws 400 Invalid Bluesky callback
 * @throws 409 This Bluesky account is connected to another user
 */
export const connectBluesky = endpoint({
  n: 11,
  method: 'POST',
  path: '/api/users/connect-bluesky',
  body: v.object({ iss: v.string(), state: v.string(), code: v.string() }),
  response: authResultSchema,
  isPublic: true,
});

/**
 * Unlinks the Bluesky account and answers with the changed person.
 * @throws 400 Connect another sign-in method first
 */
export const disconnectBluesky = endpoint({ n: 12, method: 'POST', path: '/api/users/disconnect-bluesky', response: currentUserSchema });
