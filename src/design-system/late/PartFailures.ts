import { createContext } from 'react';

export interface PartFailure {
  readonly error: unknown;
  /** `code`: it could not be fetched. `drawing`: it was there and broke. */
  readonly kind: 'code' | 'drawing';
  /** Nobody asked for it: it is noted, but not said. */
  readonly isOptional: boolean;
  /** Something in its place says it already. */
  readonly isSaid: boolean;
  /** It has failed there before, and somebody has tried again. */
  readonly isAgain: boolean;
}

/** Told of every late part that failed. The application says it to the person; without a provider nobody is told. */
export const PartFailures = createContext<(failure: PartFailure) => void>(() => undefined);
