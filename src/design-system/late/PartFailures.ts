import { createContext } from 'react';

export interface PartFailure {
  readonly error: unknown;
  /** `code`: it could not be fetched. `drawing`: it was there and broke. */
  readonly kind: 'code' | 'drawing';
  /** The person didn't request it: the failure is logged, but not shown. */
  readonly isOptional: boolean;
  /** The part's own fallback already shows the failure. */
  readonly isReported: boolean;
  /** It has failed there before, and the person has retried. */
  readonly isAgain: boolean;
}

/** Receives the failure of every late part. The application reports it to the person; without a provider it isn't reported. */
export const PartFailures = createContext<(failure: PartFailure) => void>(() => undefined);
