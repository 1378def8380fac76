import { ApiError } from '@/api';
import { sessionStrings } from '@/features/session';
import { strings } from '../strings.ts';
import type { Problem } from './signIn.ts';

/** How a failed call is said: beside a field, or as a toast. Without a message the toast takes the friendly sentence. */
export type Refusal = { readonly problem: Problem } | { readonly toast: string | undefined };

const accountGone = 403021;

/** The server's message or "Server error" (specification, section 8); what never reached it keeps its own sentence. */
export function refusalOfSend(error: unknown): Refusal {
  if (!isRefused(error)) return { toast: undefined };
  const message = error.serverMessage;
  if (message === strings.invalidPhone) return { problem: { field: 'phone', messages: [message] } };
  if (message === strings.captchaFailed) return { problem: { field: 'captcha', messages: [message] } };
  return { toast: message || strings.serverError };
}

export function refusalOfCheck(error: unknown): Refusal {
  if (!isRefused(error)) return { toast: undefined };
  if (error.statusCode === 400) return { problem: { field: 'code', messages: [error.serverMessage || strings.codeWrong] } };
  if (error.statusCode === 404) {
    const messages = [error.serverMessage, strings.unknownPhone].filter((message) => message !== undefined);
    return { problem: { field: 'code', messages } };
  }
  return refusalOfProfile(error);
}

export function refusalOfPassword(error: unknown): Refusal {
  if (!isRefused(error) || error.statusCode !== 400) return refusalOfProfile(error);
  return { problem: { field: 'password', messages: [error.serverMessage || strings.passwordWrong] } };
}

/** The sign-in itself went well, but the account it leads to cannot be used or loaded. */
function refusalOfProfile(error: unknown): Refusal {
  return { toast: isRefused(error) && error.code === accountGone ? sessionStrings.accountGone : undefined };
}

function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'http';
}
