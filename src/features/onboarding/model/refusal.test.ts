import { ApiError, checkSmsCode, logIn, sendSmsCode } from '@/api';
import { describe, expect, test } from 'vitest';
import { refusalOfCheck, refusalOfPassword, refusalOfSend } from './refusal.ts';

const http = (endpoint: typeof sendSmsCode | typeof checkSmsCode | typeof logIn, statusCode: number, serverMessage?: string, code?: number) =>
  new ApiError(endpoint, 'http', { statusCode, serverMessage, code });

describe('a code that was not sent', () => {
  test('is the server’s message, or "Server error" when it gave none', () => {
    expect(refusalOfSend(http(sendSmsCode, 429, 'Please wait before requesting another code'))).toEqual({
      toast: 'Please wait before requesting another code',
    });
    expect(refusalOfSend(http(sendSmsCode, 500))).toEqual({ toast: 'Server error' });
  });

  test.each([
    ['Invalid phone number', 'phone'],
    ['Captcha verification failed', 'captcha'],
  ])('%s stands beside its field', (message, field) => {
    expect(refusalOfSend(http(sendSmsCode, 400, message))).toEqual({ problem: { field, messages: [message] } });
  });

  test('is the friendly sentence when no server was reached', () => {
    expect(refusalOfSend(new ApiError(sendSmsCode, 'network'))).toEqual({ toast: undefined });
  });
});

describe('a code that was not accepted', () => {
  test('is said beside the code in the server’s words', () => {
    expect(refusalOfCheck(http(checkSmsCode, 400, 'Invalid verification code'))).toEqual({
      problem: { field: 'code', messages: ['Invalid verification code'] },
    });
  });

  test('of an unknown number says so and what to do', () => {
    const refusal = refusalOfCheck(http(checkSmsCode, 404, 'User not found. Please Signup'));
    const problem = 'problem' in refusal ? refusal.problem : undefined;
    expect(problem?.field).toBe('code');
    expect(problem?.messages[0]).toBe('User not found. Please Signup');
    expect(problem?.messages[1]).toContain('Change');
  });

  test('by a server in trouble is a toast', () => {
    expect(refusalOfCheck(http(checkSmsCode, 503))).toEqual({ toast: undefined });
  });

  test('for an account that no longer exists is the documented sentence', () => {
    expect(refusalOfCheck(http(checkSmsCode, 403, 'Forbidden', 403021))).toHaveProperty(
      'toast',
      expect.stringMatching(/^This account no longer exists/),
    );
  });
});

test('wrong credentials stand beside the password', () => {
  expect(refusalOfPassword(http(logIn, 400, 'Invalid phone or password'))).toEqual({
    problem: { field: 'password', messages: ['Invalid phone or password'] },
  });
  expect(refusalOfPassword(http(logIn, 500))).toEqual({ toast: undefined });
});
