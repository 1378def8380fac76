import type { Backend } from '../backend.ts';
import type { UserRow } from '../db/tables.ts';
import type { Fault } from '../http/faults.ts';
import type { ScenarioContext } from './context.ts';

/** A named situation. Ending it undoes everything except `once`. */
export interface Scenario {
  /** One sentence for the panel and the documentation. */
  readonly about: string;
  readonly faults?: readonly Fault[];
  /** Changes rows where a fault alone can't show the situation, once for every person it concerns. The rows are restored when it ends. */
  readonly arrange?: (backend: Backend, person: UserRow) => void;
  /** Runs once and isn't undone. */
  readonly once?: (context: ScenarioContext, backend: Backend) => void;
}
