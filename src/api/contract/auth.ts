import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { authResultSchema } from '../schema/currentUser.ts';

export const signUp = endpoint({
  n: 2,
  method: 'POST',
  path: '/api/users/signup',
  body: v.object({ phone: v.string(), password: v.string() }),
  response: authResultSchema,
  status: 201,
  isPublic: true,
});

export const logIn = endpoint({
  n: 3,
  method: 'POST',
  path: '/api/auth/login',
  body: v.object({ phone: v.string(), password: v.string() }),
  response: authResultSchema,
  isPublic: true,
});

export const sendSmsCode = endpoint({
  n: 5,
  method: 'POST',
  path: '/api/auth/login-sms/send',
  body: v.object({ phone: v.string(), type: v.picklist(['login', 'signup']) }),
  response: null,
  // A gateway's 200 response with "queued" means that nothing was sent.
  status: 204,
  isPublic: true,
});

export const checkSmsCode = endpoint({
  n: 6,
  method: 'POST',
  path: '/api/auth/login-sms/check',
  body: v.object({
    phone: v.string(),
    code: v.string(),
    username: v.optional(v.string()),
    firstName: v.optional(v.string()),
    lastName: v.optional(v.string()),
    email: v.optional(v.string()),
  }),
  response: authResultSchema,
  isPublic: true,
});

export const completeSiwf = endpoint({
  n: 14,
  method: 'GET',
  path: '/api/siwf/callback',
  query: v.object({ authorizationCode: v.string() }),
  response: authResultSchema,
  hasEffect: true,
  isPublic: true,
});

export const claimSiwfHandle = endpoint({
  n: 15,
  method: 'GET',
  path: '/api/siwf/handle',
  query: v.object({ fromUsername: v.string(), toUsername: v.string() }),
  response: v.object({ baseHandle: v.string(), url: v.nullable(v.string()) }),
  hasEffect: true,
});
