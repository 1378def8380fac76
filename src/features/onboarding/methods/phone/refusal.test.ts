import { describe, expect, test } from 'vitest';
import { ApiError, checkSmsCode, sendSmsCode } from '@/api';
import { isUnknownPhone, refusalOfCheck, refusalOfSend } from './refusal.ts';

const http = (endpoint: typeof sendSmsCode | typeof checkSmsCode, statusCode: number, serverMessage?: string, code?: number) =>
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
  ])('%s is shown beside its field', (message, field) => {
    expect(refusalOfSend(http(sendSmsCode, 400, message))).toEqual({ problem: { field, messages: [message] } });
  });

  test('is the friendly sentence when no server was reached', () => {
    expect(refusalOfSend(new ApiError(sendSmsCode, 'network'))).toEqual({ toast: undefined });
  });
});

describe('a refused code', () => {
  test('is reported beside the code with the server’s message', () => {
    expect(refusalOfCheck(http(checkSmsCode, 400, 'Invalid verification code'))).toEqual({
      problem: { field: 'code', messages: ['Invalid verification code'] },
    });
  });

  test('of an unknown number is reported as such, unlike a wrong one', () => {
    const unknown = http(checkSmsCode, 404, 'User not found. Please Signup');
    expect(refusalOfCheck(unknown)).toEqual({ problem: { field: 'code', messages: ['User not found. Please Signup'] } });
    expect([unknown, http(checkSmsCode, 400)].map(isUnknownPhone)).toEqual([true, false]);
  });

  test('by a failing server is reported as a toast', () => {
    expect(refusalOfCheck(http(checkSmsCode, 503))).toEqual({ toast: undefined });
  });

  test('for a deleted account is reported with the documented sentence', () => {
    expect(refusalOfCheck(http(checkSmsCode, 403, 'Forbidden', 403021))).toHaveProperty(
      'toast',
      expect.stringMatching(/^This account no longer exists/),
    );
  });
});
