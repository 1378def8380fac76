import { ApiError } from '@/api';
import { sessionStrings } from '@/features/session';
import { strings } from '../strings.ts';
import type { Problem } from './problem.ts';

/** How a failed call is shown: beside a field, or as a toast. Without a message the toast shows the friendly message. */
export type Refusal<Field extends string = string> = { readonly problem: Problem<Field> } | { readonly toast: string | undefined };

const accountGone = 403021;

/** The server's exact messages: part of the protocol, and not translated. */
export const serverMessages = {
  invalidPhone: 'Invalid phone number',
  captchaFailed: 'Captcha verification failed',
  phoneRegistered: 'This phone number is already registered',
} as const;

/** The sign-in succeeded, but its account can't be used or loaded; or the server wasn't reached. */
export function refusalOfAccount(error: unknown): { readonly toast: string | undefined } {
  return { toast: isRefused(error) && error.code === accountGone ? sessionStrings.accountGone : undefined };
}

/** The server answered with a refusal. */
export function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'http';
}

/** The server wasn't reached, had an internal error, or refused without its own message. */
export function isUnexplained(error: unknown): boolean {
  if (refusalOfAccount(error).toast !== undefined) return false;
  return !isRefused(error) || error.statusCode >= 500 || !error.serverMessage;
}

/** Wrong credentials are reported beside the password, without telling which of the two is wrong. */
export function refusalOfPassword(error: unknown): Refusal<'password'> {
  if (!isRefused(error) || error.statusCode !== 400) return refusalOfAccount(error);
  return { problem: { field: 'password', messages: [error.serverMessage || strings.passwordWrong] } };
}
