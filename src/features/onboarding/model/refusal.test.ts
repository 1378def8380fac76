import { expect, test } from 'vitest';
import { ApiError, logIn } from '@/api';
import { refusalOfPassword } from './refusal.ts';

const http = (statusCode: number, serverMessage?: string) => new ApiError(logIn, 'http', { statusCode, serverMessage });

test('wrong credentials are reported beside the password', () => {
  expect(refusalOfPassword(http(400, 'Invalid phone or password'))).toEqual({
    problem: { field: 'password', messages: ['Invalid phone or password'] },
  });
  expect(refusalOfPassword(http(500))).toEqual({ toast: undefined });
});
