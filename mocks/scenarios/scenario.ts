import type { Backend } from '../backend.ts';
import type { Fault } from '../http/faults.ts';
import type { SingleSession } from '../http/session.ts';

/** A named situation. Everything in it can be undone by clearing faults or resetting. */
export interface Scenario {
  /** One sentence for the panel and the documentation. */
  readonly about: string;
  readonly faults?: readonly Fault[];
  /** Changes rows where a failure alone cannot show the situation. Doing it twice must change nothing more. */
  readonly arrange?: (backend: Backend, session: SingleSession) => void;
}
