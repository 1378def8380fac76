import { isRefused, type Refusal, refusalOfAccount } from '../../model/refusal.ts';
import { strings } from '../../strings.ts';

/** Wrong credentials are reported beside the password, without telling which of the two is wrong. */
export function refusalOfPassword(error: unknown): Refusal<'password'> {
  if (!isRefused(error) || error.statusCode !== 400) return refusalOfAccount(error);
  return { problem: { field: 'password', messages: [error.serverMessage || strings.passwordWrong] } };
}
