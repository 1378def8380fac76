import { isRefused, type Refusal, refusalOfAccount, serverMessages } from '../../model/refusal.ts';
import { strings } from '../../strings.ts';
import type { ProofField } from './phoneProof.ts';

/** The server's message or "Server error" (specification, section 8); a request that never reached the server keeps its own message. */
export function refusalOfSend(error: unknown): Refusal<ProofField> {
  if (!isRefused(error)) return { toast: undefined };
  const message = error.serverMessage;
  if (message === serverMessages.invalidPhone) return { problem: { field: 'phone', messages: [message] } };
  if (message === serverMessages.captchaFailed) return { problem: { field: 'captcha', messages: [message] } };
  return { toast: message || strings.serverError };
}

/** The number has no account, so a sign-up with it is offered. */
export const isUnknownPhone = (error: unknown): boolean => isRefused(error) && error.statusCode === 404;

export function refusalOfCheck(error: unknown): Refusal<ProofField> {
  if (!isRefused(error)) return { toast: undefined };
  if (error.statusCode === 400) return { problem: { field: 'code', messages: [error.serverMessage || strings.codeWrong] } };
  if (isUnknownPhone(error)) return { problem: { field: 'code', messages: [error.serverMessage || strings.userNotFound] } };
  return refusalOfAccount(error);
}
