import { expect, test } from 'vitest';
import { sessionEffectOf } from './sessionPolicy.ts';

const call = (path: string, statusCode: number, more: object = {}) =>
  sessionEffectOf({ method: 'POST', path, statusCode, hadUser: true, ...more });

test('a 401 on a call with a session means that it expired (err.401)', () => {
  expect(call('/api/posts/recommended', 401)).toBe('expired');
});

test('a 401 without a stored user, or while signing in, is left to the caller (gap.http.401-exempt)', () => {
  expect(call('/api/posts/recommended', 401, { hadUser: false })).toBe('none');
  expect(call('/api/auth/login-sms/check', 401)).toBe('none');
  expect(call('/api/users/connect-x', 401)).toBe('none');
  expect(call('/api/siwf/callback', 401)).toBe('none');
});

test('a deleted or missing account signs out without the expiry toast (err.forced-logout)', () => {
  expect(call('/api/posts', 401, { serverMessage: 'User account is deleted' })).toBe('signed-out');
  expect(call('/api/posts', 401, { serverMessage: 'User no longer exists' })).toBe('signed-out');
  expect(call('/api/organizations/my', 401, { serverMessage: 'Unauthorized' })).toBe('signed-out');
  expect(call('/api/posts', 401, { serverMessage: 'Unauthorized' })).toBe('expired');
});

test('a 401 from the user fetch is an expired session like any other; a 403 signs out (err.me-401-403)', () => {
  expect(call('/api/users/me', 401)).toBe('expired');
  expect(call('/api/users/me', 403)).toBe('signed-out');
});

test('code 403021 is shown in a dialog wherever it appears (err.403021)', () => {
  expect(call('/api/posts', 403, { code: 403021 })).toBe('account-gone');
});

test('code 403021 from the user fetch ends the session before the dialog is shown (err.me-401-403, err.403021)', () => {
  expect(call('/api/users/me', 403, { code: 403021 })).toBe('signed-out-gone');
});

test('a 403 of a group, channel or own post doesn’t navigate', () => {
  expect(call('/api/organizations/:id/ban', 403)).toBe('none');
  expect(call('/api/channels', 403)).toBe('none');
  expect(call('/api/organizations/:id', 403, { method: 'GET' })).toBe('none');
  expect(call('/api/posts/:id', 403, { method: 'PATCH' })).toBe('none');
  expect(call('/api/posts/:id', 403, { method: 'DELETE' })).toBe('none');
  expect(call('/api/posts/:id/weigh-in-thresholds', 403)).toBe('none');
});

test('any other 403 is forbidden; the session ignores other statuses', () => {
  expect(call('/api/users/:id', 403)).toBe('forbidden');
  expect(call('/api/posts/:id', 403, { method: 'GET' })).toBe('forbidden');
  expect(call('/api/posts/:id/replies', 403, { method: 'GET' })).toBe('forbidden');
  expect(call('/api/posts', 500)).toBe('none');
});
