import type { Backend } from '../backend.ts';
import type { UserRow } from '../db/rows.ts';
import type { Fault } from '../http/faults.ts';
import type { ScenarioContext } from './context.ts';

/** A named situation. Everything in it ends when the situation does, except what is done once. */
export interface Scenario {
  /** One sentence for the panel and the documentation. */
  readonly about: string;
  readonly faults?: readonly Fault[];
  /** Changes rows where a failure alone cannot show the situation, once for every person it concerns. The rows come back when it ends. */
  readonly arrange?: (backend: Backend, person: UserRow) => void;
  /** Happens once and is not in force afterwards. */
  readonly once?: (context: ScenarioContext, backend: Backend) => void;
}
