import type { RefusalLaw } from '@/api/contract/law';
import { forbidden } from '@/api/contract/refusals';

/** The server's "no": thrown by operations before they write anything, turned into an error answer in one place. */
export class Refusal extends Error {
  readonly status: number;
  /** The machine-readable number some refusals carry, such as 403021. */
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

/** Refuses with what the law of the call declares: `refuse(law.createPost.repeated)`. The gateway lets nothing else out. */
export function refuse(refusal: RefusalLaw, retryAfter?: number): never {
  throw new Refusal(refusal, retryAfter);
}

export const forbid = (): never => refuse(forbidden);

/** Answers with the value, or refuses when it is missing. */
export function found<T>(value: T | null | undefined, refusal: RefusalLaw): T {
  return value ?? refuse(refusal);
}

/** The value, or a plain error where its absence is a mistake in a fixture or test. */
export function must<T>(value: T | null | undefined, complaint: string): T {
  if (value === null || value === undefined) throw new Error(complaint);
  return value;
}
