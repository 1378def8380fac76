import { ApiError } from '@/api';
import { sessionStrings } from '@/features/session';
import type { Problem } from './problem.ts';

/** How a failed call is said: beside a field, or as a toast. Without a message the toast takes the friendly sentence. */
export type Refusal<Field extends string = string> = { readonly problem: Problem<Field> } | { readonly toast: string | undefined };

const accountGone = 403021;

/** What the server says, to the letter: part of the protocol, in no language of a reader. */
export const serverMessages = {
  invalidPhone: 'Invalid phone number',
  captchaFailed: 'Captcha verification failed',
  phoneRegistered: 'This phone number is already registered',
} as const;

/** The sign-in itself went well, but the account it leads to cannot be used or loaded; or no server was reached. */
export function refusalOfAccount(error: unknown): { readonly toast: string | undefined } {
  return { toast: isRefused(error) && error.code === accountGone ? sessionStrings.accountGone : undefined };
}

/** The server answered, and said no. */
export function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'http';
}
