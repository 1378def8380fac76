import type { RefusalLaw } from '@/api/contract/law';
import { forbidden } from '@/api/contract/refusals';

/** An error response of the server. Operations throw it before they write anything; the gateway converts it to a response. */
export class Refusal extends Error {
  readonly status: number;
  /** The machine-readable code of some refusals, such as 403021. */
  readonly code: number | undefined;

  /** Seconds after which the same call may succeed. */
  readonly retryAfter: number | undefined;

  constructor([status, message, code]: RefusalLaw, retryAfter?: number) {
    super(message);
    this.retryAfter = retryAfter;
    this.status = status;
    this.code = code;
  }
}

/** Throws a refusal that the endpoint's law declares: `refuse(law.createPost.repeated)`. The gateway rejects undeclared ones. */
export function refuse(refusal: RefusalLaw, retryAfter?: number): never {
  throw new Refusal(refusal, retryAfter);
}

export const forbid = (): never => refuse(forbidden);

/** Returns the value, or refuses when it is missing. */
export function found<T>(value: T | null | undefined, refusal: RefusalLaw): T {
  return value ?? refuse(refusal);
}

/** Returns the value, or throws a plain error; for fixtures and tests, where a missing value is a mistake. */
export function must<T>(value: T | null | undefined, complaint: string): T {
  if (value === null || value === undefined) throw new Error(complaint);
  return value;
}
