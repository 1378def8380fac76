import { createContext } from 'react';

export interface PartFailure {
  readonly error: unknown;
  /** `code`: its code couldn't be fetched. `drawing`: it threw while rendering. */
  readonly kind: 'code' | 'drawing';
  /** The person didn't request it: the failure is logged, but not shown. */
  readonly isOptional: boolean;
  /** The part's own fallback already shows the failure. */
  readonly isReported: boolean;
  /** This isn't its first failure in this place: it was tried again in between. */
  readonly isAgain: boolean;
}

/** Receives the failures of all lazily loaded components (`lazyPart`). The application reports them to the person; without a provider they aren't reported. */
export const PartFailures = createContext<(failure: PartFailure) => void>(() => undefined);
