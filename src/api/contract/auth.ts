import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { authResultSchema } from '../schema/currentUser.ts';

/**
 * Registers with phone and password and starts a session. With a session of the same phone and no password yet, sets the password.
 * @throws 400 Invalid phone number
 * @throws 400 Password must be at least 8 characters
 * @throws 400 Password must be at most 128 characters
 * @throws 409 This phone number is already registered
 */
export const signUp = endpoint({
  n: 2,
  method: 'POST',
  path: '/api/users/signup',
  body: v.object({ phone: v.string(), password: v.string() }),
  response: authResultSchema,
  status: 201,
  isPublic: true,
});

/**
 * Starts a session with phone and password. Wrong credentials are 400, never 401.
 * @throws 400 Invalid phone or password
 */
export const logIn = endpoint({
  n: 3,
  method: 'POST',
  path: '/api/auth/login',
  body: v.object({ phone: v.string(), password: v.string() }),
  response: authResultSchema,
  isPublic: true,
});

/**
 * Sends a code by SMS.
 * @header X-Captcha-Token required The solved captcha.
 * @throws 400 Captcha verification failed
 * @throws 400 Invalid phone number
 * @throws 429 Please wait before requesting another code
 */
export const sendSmsCode = endpoint({
  n: 5,
  method: 'POST',
  path: '/api/auth/login-sms/send',
  body: v.object({ phone: v.string(), type: v.picklist(['login', 'signup']) }),
  response: null,
  // A gateway that answers "200, queued" has sent nothing.
  status: 204,
  isPublic: true,
});

/**
 * Signs a known phone in and fills its empty profile fields; with a username, registers an unknown one.
 * @throws 400 Invalid verification code
 * @throws 400 Invalid phone number
 * @throws 400 Username is invalid
 * @throws 400 Name is too long
 * @throws 400 Email is invalid
 * @throws 404 User not found. Please Signup
 * @throws 409 Username is already taken
 */
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

/**
 * Starts or completes a session from the code the Frequency provider sent back; each code works once. A new user goes on to choose a handle.
 * @throws 400 Authentication failed. Please try again.
 * @throws 404 User not found. Please Signup
 */
export const completeSiwf = endpoint({
  n: 14,
  method: 'GET',
  path: '/api/siwf/callback',
  query: v.object({ authorizationCode: v.string() }),
  response: authResultSchema,
  hasEffect: true,
  isPublic: true,
});

/**
 * Claims `toUsername` for the caller, who is `fromUsername` now. `url` is the provider's page to confirm it on, `null` when it is done.
 * @throws 400 Authentication failed. Please try again.
 * @throws 400 Username is invalid
 * @throws 409 Username is already taken
 */
export const claimSiwfHandle = endpoint({
  n: 15,
  method: 'GET',
  path: '/api/siwf/handle',
  query: v.object({ fromUsername: v.string(), toUsername: v.string() }),
  response: v.object({ baseHandle: v.string(), url: v.nullable(v.string()) }),
  hasEffect: true,
});
