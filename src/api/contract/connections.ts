import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { authResultSchema, currentUserSchema } from '../schema/currentUser.ts';

export const requestXToken = endpoint({
  n: 7,
  method: 'POST',
  path: '/api/auth/login-x/request-token',
  response: v.object({ oauthToken: v.string() }),
  isPublic: true,
});

export const connectX = endpoint({
  n: 8,
  method: 'POST',
  path: '/api/users/connect-x',
  body: v.object({ oauthToken: v.string(), oauthVerifier: v.string() }),
  response: authResultSchema,
  isPublic: true,
});

export const disconnectX = endpoint({ n: 9, method: 'POST', path: '/api/users/disconnect-x', response: currentUserSchema });

export const requestBlueskyToken = endpoint({
  n: 10,
  method: 'POST',
  path: '/api/auth/login-bluesky/request-token',
  body: v.object({ handle: v.optional(v.string()) }),
  response: v.object({ url: v.string() }),
  isPublic: true,
});

export const connectBluesky = endpoint({
  n: 11,
  method: 'POST',
  path: '/api/users/connect-bluesky',
  body: v.object({ iss: v.string(), state: v.string(), code: v.string() }),
  response: authResultSchema,
  isPublic: true,
});

export const disconnectBluesky = endpoint({ n: 12, method: 'POST', path: '/api/users/disconnect-bluesky', response: currentUserSchema });
